package damas.containers.engine;

import static damas.knowledge.text.NotationException.quoted;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;

/**
 * The lines to and from a process that is not trusted. The number of unread lines is bounded: a process that writes
 * more has to wait. Its children are destroyed with it, also when this JVM ends.
 */
public final class EngineLines implements AutoCloseable {
    private static final Logger LOG = LogManager.getLogger(EngineLines.class);
    private static final int LONGEST_LINE = 1 << 13;
    private static final int LINES_AHEAD = 1 << 10;

    /** How long it may take to quit by itself. */
    private static final Duration FAREWELL = Duration.ofMillis(500);

    private final String title;
    private final Process process;
    private final Writer in;
    private final BlockingQueue<Optional<String>> lines = new ArrayBlockingQueue<>(LINES_AHEAD);
    private final Thread reader;
    private final Thread errors;
    private final Thread atExit = new Thread(this::destroy);
    private final AtomicBoolean closed = new AtomicBoolean();

    // why it has gone, if we made it go, and the last that it wrote to its standard error
    private volatile String fate = "";
    private volatile String lastWords = "";

    private EngineLines(Process process, String title) {
        this.process = process;
        this.title = title;
        in = new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8);
        reader = EngineSession.daemon(this::readLines, "engine " + process.pid());
        errors = EngineSession.daemon(this::readErrors, "engine errors " + process.pid());
    }

    /**
     * Starts a process.
     *
     * @param title what a person calls it
     */
    static EngineLines start(List<String> command, String title) throws EngineException {
        EngineLines engine;
        try {
            engine = new EngineLines(new ProcessBuilder(command).start(), title);
        } catch (IOException | IndexOutOfBoundsException e) {
            EngineException failure = new EngineException("cannot start the engine " + title + ": " + e.getMessage());
            failure.initCause(e);
            throw failure;
        }
        Runtime.getRuntime().addShutdownHook(engine.atExit);
        engine.reader.start();
        engine.errors.start();
        return engine;
    }

    private void readLines() {
        LineReader output = new LineReader(process.getInputStream(), LONGEST_LINE);
        try {
            Optional<String> line = next(output);
            while (line.isPresent()) {
                lines.put(line);
                line = next(output);
            }
            lines.put(line);
        } catch (InterruptedException e) {
            // the engine is closed: a reader of lines must find the end
            lines.clear();
            lines.offer(Optional.empty());
        }
    }

    private void readErrors() {
        LineReader output = new LineReader(process.getErrorStream(), LONGEST_LINE);
        for (Optional<String> line = next(output); line.isPresent(); line = next(output)) {
            LOG.debug("{} writes to its standard error: {}", title, line.get());
            lastWords = line.get().isBlank() ? lastWords : line.get();
        }
    }

    private static Optional<String> next(LineReader reader) {
        try {
            return reader.next();
        } catch (IOException e) {
            // a stream that is closed has ended
            return Optional.empty();
        }
    }

    /** Sends a line. */
    public void write(String line) throws EngineException {
        try {
            synchronized (in) {
                in.write(line + "\n");
                in.flush();
            }
        } catch (IOException e) {
            EngineException gone = gone();
            gone.initCause(e);
            throw gone;
        }
    }

    /**
     * The next line.
     *
     * @param awaited what is waited for, as the failure names it
     */
    public String next(Deadline deadline, String awaited) throws EngineException, InterruptedException {
        long left = deadline.nanosLeft();
        Optional<String> line = left > 0 ? lines.poll(left, TimeUnit.NANOSECONDS) : null;
        if (line == null) {
            fate = "did not give " + awaited + " within " + deadline.words() + " and was destroyed";
            destroy();
            throw gone();
        }
        if (line.isEmpty()) {
            // the end stays in the queue for the next call
            lines.offer(line);
            throw gone();
        }
        return line.get();
    }

    /** Whether the process lives and was not closed. */
    public boolean isOpen() {
        return !closed.get() && process.isAlive();
    }

    /**
     * A failure of the engine.
     *
     * @param deed what it did, a predicate without its subject
     */
    public EngineException failure(String deed) {
        return new EngineException("the engine " + title + " " + deed);
    }

    private EngineException gone() {
        if (!fate.isEmpty()) {
            return failure(fate);
        }
        // its output ends a moment before itself
        boolean ended = waitFor(FAREWELL);
        if (!fate.isEmpty()) {
            return failure(fate);
        }
        if (!ended) {
            fate = "closed its output and was destroyed";
            destroy();
            return failure(fate);
        }
        String words = lastWords.isEmpty() ? "" : ": " + quoted(lastWords);
        return failure("ended with exit code " + process.exitValue() + words);
    }

    /** Waits for its end and its last words, and says whether it ended. */
    private boolean waitFor(Duration time) {
        try {
            boolean ended = process.waitFor(time.toNanos(), TimeUnit.NANOSECONDS);
            errors.join(time.toMillis());
            return ended;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** Ends the process and all that it started, by force. */
    private void destroy() {
        destroy(process.descendants().toList());
    }

    private void destroy(List<ProcessHandle> children) {
        process.destroyForcibly();
        children.forEach(ProcessHandle::destroyForcibly);
    }

    @Override
    public void close() {
        if (closed.getAndSet(true)) {
            return;
        }
        if (process.isAlive()) {
            fate = fate.isEmpty() ? "was closed" : fate;
            // listed before it quits: afterwards they are no descendants of it
            List<ProcessHandle> children = process.descendants().toList();
            try {
                write("quit");
                waitFor(FAREWELL);
            } catch (EngineException e) {
                LOG.debug("{} has gone before it could quit", title);
            }
            destroy(children);
            waitFor(FAREWELL);
        }
        reader.interrupt();
        try {
            Runtime.getRuntime().removeShutdownHook(atExit);
        } catch (IllegalStateException e) {
            LOG.debug("{} is closed while the JVM ends", title);
        }
    }
}
