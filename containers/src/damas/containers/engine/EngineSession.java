package damas.containers.engine;

import damas.knowledge.engine.Engine;
import damas.knowledge.game.Game;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** A conversation over streams, standard input and output as a rule: each line of the answer is sent at once. */
public final class EngineSession {
    /** The longest line that is read: a game of 5,000 moves by each side has room in it. */
    private static final int LONGEST_LINE = 1 << 16;

    /** How long a count may still take after the last line. */
    private static final int SECONDS_TO_COUNT = 10;

    private final String name;
    private final Game game;
    private final Engine engine;

    /**
     * @param name what the engine calls itself
     * @param engine finds the moves; it is closed at the end
     */
    public EngineSession(String name, Game game, Engine engine) {
        this.name = name;
        this.game = game;
        this.engine = engine;
    }

    /** Talks until {@code quit} or the end of the input, or until nobody listens; a search is stopped then. */
    public void run(InputStream in, OutputStream out) throws IOException {
        PrintWriter writer = new PrintWriter(out, true, StandardCharsets.UTF_8);
        ExecutorService counting = Executors.newSingleThreadExecutor(task -> daemon(task, "count"));
        EngineProtocol protocol = new EngineProtocol(name, game, engine, counting, writer::println);
        try (engine) {
            LineReader lines = new LineReader(in, LONGEST_LINE);
            Optional<String> line = lines.next();
            while (line.isPresent() && protocol.accept(line.get()) && !writer.checkError()) {
                line = lines.next();
            }
            counting.shutdown();
            counting.awaitTermination(SECONDS_TO_COUNT, TimeUnit.SECONDS);
            // stops a search, also one that had to wait for the count
            protocol.accept("quit");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** A thread that does not keep the JVM alive. */
    public static Thread daemon(Runnable task, String name) {
        Thread thread = new Thread(task, name);
        thread.setDaemon(true);
        return thread;
    }
}
