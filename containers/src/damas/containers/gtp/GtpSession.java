package damas.containers.gtp;

import damas.containers.engine.EngineSession;
import damas.containers.engine.LineReader;
import damas.knowledge.engine.Engine;
import damas.knowledge.go.GoRules;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;

/**
 * A conversation in GTP over streams, standard input and output as a rule. Lines are read on a thread of their own, so
 * that the next line can end an analysis and the comment {@code # interrupt} asks for a move at once.
 */
public final class GtpSession {
    private static final Logger LOG = LogManager.getLogger(GtpSession.class);
    private static final int LONGEST_LINE = 1 << 16;
    private static final int LINES_AHEAD = 1 << 12;

    /** The comment by which GoGui interrupts a command, which says so by knowing {@code gogui-interrupt}. */
    private static final String INTERRUPT = "# interrupt";

    private final String name;
    private final String version;
    private final Engine engine;
    private final GoRules rules;

    /** Lines that were read; empty at the end of the input. */
    private final BlockingQueue<Optional<String>> lines = new LinkedBlockingQueue<>(LINES_AHEAD);

    /**
     * @param name what the engine calls itself
     * @param engine finds the moves; it is closed at the end
     * @param rules the rules of the game
     */
    public GtpSession(String name, String version, Engine engine, GoRules rules) {
        this.name = name;
        this.version = version;
        this.engine = engine;
        this.rules = rules;
    }

    /** Talks until {@code quit} or the end of the input; commands before the end are still answered. */
    public void run(InputStream in, OutputStream out) {
        PrintWriter writer = new PrintWriter(out, false, StandardCharsets.UTF_8);
        GtpProtocol protocol =
                new GtpProtocol(name, version, engine, rules, () -> !lines.isEmpty(), System::nanoTime, text -> {
                    writer.print(text);
                    writer.flush();
                });
        Thread reader = EngineSession.daemon(() -> read(in, protocol), "gtp input");
        reader.start();
        try (engine) {
            Optional<String> line = lines.take();
            while (line.isPresent() && protocol.accept(line.get()) && !writer.checkError()) {
                line = lines.take();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            reader.interrupt();
        }
    }

    private void read(InputStream in, GtpProtocol protocol) {
        LineReader reader = new LineReader(in, LONGEST_LINE);
        try {
            Optional<String> line;
            do {
                line = next(reader);
                if (line.isPresent() && line.get().startsWith(INTERRUPT)) {
                    protocol.interrupt();
                } else {
                    lines.put(line);
                    protocol.inputArrived();
                }
            } while (line.isPresent());
        } catch (InterruptedException e) {
            LOG.debug("the conversation has ended");
        }
    }

    private static Optional<String> next(LineReader reader) {
        try {
            return reader.next();
        } catch (IOException e) {
            LOG.debug("the input ends", e);
            return Optional.empty();
        }
    }
}
