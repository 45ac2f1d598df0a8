package damas.containers.platform;

import java.io.IOException;

/** A platform could not be started or joined. The message is one line for a person: what is wrong and what to do. */
public final class PlatformException extends IOException {
    private static final long serialVersionUID = 1;

    public PlatformException(String message) {
        super(message);
    }

    public PlatformException(String message, Throwable cause) {
        super(message, cause);
    }
}
