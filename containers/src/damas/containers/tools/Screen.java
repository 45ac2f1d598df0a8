package damas.containers.tools;

import java.awt.AWTError;
import java.awt.GraphicsEnvironment;
import java.awt.HeadlessException;
import java.awt.Toolkit;
import java.io.IOException;

/** Whether windows can be shown. */
public final class Screen {
    private Screen() {}

    /** Complains, in one line, where no window can be shown. */
    public static void require() throws IOException {
        try {
            if (GraphicsEnvironment.isHeadless()) {
                throw new IOException("there is no screen for a window; run this in a desktop session, or over ssh -X");
            }
            Toolkit.getDefaultToolkit().getScreenSize();
        } catch (AWTError | HeadlessException e) {
            throw new IOException("no window can be shown on the screen " + System.getenv("DISPLAY")
                    + "; is DISPLAY right?", e);
        } catch (LinkageError e) {
            throw new IOException(
                    "this Java cannot open windows; install the whole one (Debian: apt-get install openjdk-17-jre)", e);
        }
    }
}
