package damas.tests.containers;

import damas.containers.cli.Main;
import damas.containers.platform.Platform;
import jade.lang.acl.ACLMessage;
import jade.tools.sniffer.MMCanvas;
import java.awt.Frame;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import javax.imageio.ImageIO;
import javax.swing.SwingUtilities;

/**
 * {@code FOLDER}: runs `damas sniff` in this JVM, which has a screen, and prints the senders of the messages that it
 * has drawn: first those of agents that were there before it, then those of agents that came later. Paints the window
 * into FOLDER/sniffer.png.
 */
public final class SnifferProbe {
    private static final int TRIES = 300;
    private static final int PAUSE = 100;

    private SnifferProbe() {}

    public static void main(String[] arguments) throws Exception {
        try {
            sniff(Path.of(arguments[0]));
        } finally {
            // JADE's threads would go on; what was printed says how it went
            System.exit(0);
        }
    }

    private static void sniff(Path folder) throws Exception {
        Platform platform = Platform.start("sniffed", Platform.LOOPBACK, 0, folder, Map.of());
        chat(platform, "team.early", "team.late");
        Thread command = new Thread(() -> Main.run("sniff", Platform.LOOPBACK + ":" + platform.port()));
        command.start();
        System.out.println("before: " + senders("team.early"));
        chat(platform, "team.late", "team.early");
        System.out.println("after: " + senders("team.late"));
        SwingUtilities.invokeAndWait(() -> paint(folder.resolve("sniffer.png").toFile()));
    }

    private static void chat(Platform platform, String name, String listener) throws Exception {
        platform.container()
                .createNewAgent(name, Chatterbox.class.getName(), new Object[] {listener})
                .start();
    }

    private static Frame window() {
        for (Frame frame : Frame.getFrames()) {
            if (frame.isShowing() && frame.getClass().getName().equals("jade.tools.sniffer.MainWindow")) {
                return frame;
            }
        }
        return null;
    }

    /** Everybody whose messages are drawn, as soon as one of them is this sender. */
    private static Set<String> senders(String awaited) throws Exception {
        Set<String> senders = new TreeSet<>();
        for (int i = 0; i < TRIES && !senders.contains(awaited); i++) {
            Thread.sleep(PAUSE);
            if (window() != null) {
                look(senders);
            }
        }
        return senders;
    }

    private static void look(Set<String> senders) throws Exception {
        // JADE keeps what it draws to itself
        MMCanvas canvas = (MMCanvas) field(field(field(window(), "mainPanel"), "panelcan"), "canvMess");
        try {
            for (Iterator<?> messages = canvas.ml.getMessages(); messages.hasNext();) {
                senders.add(((ACLMessage) messages.next()).getSender().getLocalName());
            }
        } catch (ConcurrentModificationException e) {
            // there are more messages now
        }
    }

    private static Object field(Object owner, String name) throws Exception {
        Field field = owner.getClass().getDeclaredField(name);
        field.setAccessible(true);
        return field.get(owner);
    }

    private static void paint(File file) {
        Frame frame = window();
        BufferedImage image = new BufferedImage(frame.getWidth(), frame.getHeight(), BufferedImage.TYPE_INT_RGB);
        frame.paint(image.getGraphics());
        try {
            ImageIO.write(image, "png", file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
