package damas.tests.containers;

import damas.behaviours.conversation.Directory;
import damas.containers.cli.Main;
import damas.containers.platform.Platform;
import damas.containers.platform.Residents;
import damas.containers.team.Lab;
import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Fen;
import damas.ontology.roster.RosterBook;
import damas.ontology.words.MoveLimits;
import damas.ontology.words.PlayGame;
import damas.ontology.words.Status;
import damas.tests.Await;
import damas.tests.Needs;
import damas.tests.team.Teams;
import jade.core.AID;
import jade.lang.acl.ACLMessage;
import jade.tools.sniffer.MMCanvas;
import java.awt.Component;
import java.awt.Container;
import java.awt.Frame;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Field;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import javax.swing.JSplitPane;
import javax.swing.SwingUtilities;

/**
 * {@code FOLDER}: runs `damas sniff` in this JVM, which has a screen, on a platform where VisionDraughts plays
 * MP-Draughts, a team that is founded after the sniffer was started. Prints the first messages of the game that it has
 * drawn, and paints the window into FOLDER/sniffer.png: docs/sniffer.png is such a picture.
 */
public final class SnifferProbe {
    private static final int WIDTH = 1200;
    private static final int HEIGHT = 760;
    private static final int DRAWN = 60;

    /** Where JADE's palette has colours that are well seen. */
    private static final int FIRST_COLOUR = 8;

    private SnifferProbe() {}

    public static void main(String[] arguments) throws Exception {
        try {
            sniff(Path.of(arguments[0]));
        } finally {
            System.out.flush();
            // JADE's threads would go on; what was printed says how it went
            Runtime.getRuntime().halt(0);
        }
    }

    private static void sniff(Path folder) throws Exception {
        Platform platform = Platform.start("sniffed", Platform.LOOPBACK, 0, folder, Map.of());
        Lab lab = Lab.of(platform);
        Path home = Needs.home();
        RosterBook rosters = new RosterBook(home.resolve("ontology"), home.resolve("knowledge/weights"));
        lab.found(rosters.find("visiondraughts"));
        Thread command = new Thread(() -> Main.run("sniff", Platform.LOOPBACK + ":" + platform.port()));
        command.start();
        Await.until("the sniffer's window is open", () -> window() != null);
        lab.found(rosters.find("mp-draughts"));
        new Residents(platform).serve(2);
        awaitSniffed(lab);
        SwingUtilities.invokeAndWait(() -> {
            canvas().removeAllMessages();
            setFirstColour();
            window().setSize(WIDTH, HEIGHT);
            split(window()).setDividerLocation(0);
        });
        PlayGame game = new PlayGame(
                "game-1",
                "A test",
                1,
                "mp-draughts",
                "visiondraughts",
                Teams.opening(Fen.format(Board.START)),
                MoveLimits.depth(6));
        lab.gateway().ask(Directory.REFEREE, "", game, Duration.ofMinutes(1), news -> { });
        Await.until(() -> DRAWN + " messages are drawn, not " + drawn(), () -> drawn().size() >= DRAWN);
        drawn().forEach(System.out::println);
        SwingUtilities.invokeAndWait(() -> paint(folder.resolve("sniffer.png").toFile()));
    }

    /** Asks agents of all kinds how they are until the sniffer draws the questions: then it watches all of them. */
    private static void awaitSniffed(Lab lab) throws Exception {
        Map<String, String> types = Map.of(
                "referee", Directory.REFEREE,
                "visiondraughts.coordinator", Directory.TEAM,
                "mp-draughts.coordinator", Directory.TEAM,
                "mp-draughts.iiga", Directory.PLAYER,
                "Main-Container.slave-1", Directory.SLAVE,
                "Main-Container.slave-2", Directory.SLAVE);
        Await.until(() -> "questions to " + types.keySet() + " are drawn, not " + drawn(), () -> {
            for (Map.Entry<String, String> agent : types.entrySet()) {
                String name = agent.getKey().replace(".coordinator", "").replace("referee", "");
                lab.gateway()
                        .query(agent.getValue(), name, new Status("", ""), "doing", Await.GUARD)
                        .answer()
                        .join();
            }
            return types.keySet().stream()
                    .allMatch(name -> drawn().stream().anyMatch(line -> line.contains("-> " + name + " ")));
        });
    }

    private static JSplitPane split(Container container) {
        for (Component part : container.getComponents()) {
            if (part instanceof JSplitPane pane) {
                return pane;
            }
            JSplitPane inner = part instanceof Container parts ? split(parts) : null;
            if (inner != null) {
                return inner;
            }
        }
        return null;
    }

    private static Frame window() {
        for (Frame frame : Frame.getFrames()) {
            if (frame.isShowing() && frame.getClass().getName().equals("jade.tools.sniffer.MainWindow")) {
                return frame;
            }
        }
        return null;
    }

    /** The messages that are drawn, a line each: sender, receiver and performative. */
    private static List<String> drawn() {
        List<String> lines = new ArrayList<>();
        try {
            for (Iterator<?> messages = canvas().ml.getMessages(); messages.hasNext();) {
                ACLMessage message = (ACLMessage) messages.next();
                AID receiver = (AID) message.getAllReceiver().next();
                lines.add(message.getSender().getLocalName() + " -> " + receiver.getLocalName() + " "
                        + ACLMessage.getPerformative(message.getPerformative()));
            }
        } catch (ConcurrentModificationException e) {
            // there are more messages now
        }
        return lines;
    }

    /** JADE keeps what it draws to itself. */
    private static MMCanvas canvas() {
        try {
            return (MMCanvas) field(field(field(window(), "mainPanel"), "panelcan"), "canvMess");
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void setFirstColour() {
        try {
            Field counter = MMCanvas.class.getDeclaredField("colorCounter");
            counter.setAccessible(true);
            counter.setInt(canvas(), FIRST_COLOUR);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Object field(Object owner, String name) throws ReflectiveOperationException {
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
