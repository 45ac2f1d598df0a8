package damas.containers.engine;

import static damas.knowledge.text.NotationException.quoted;

import damas.knowledge.engine.Engine;
import damas.knowledge.engine.Limits;
import damas.knowledge.engine.Report;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * The process of an external engine, in any protocol of lines, and the thread that talks with it. Questions are asked
 * one after the other on that thread, which also calls the listeners.
 */
public final class EngineDialogue implements AutoCloseable {
    /** The longest time that {@link #close} waits for the listener of a question under way. */
    private static final Duration CLOSING = Duration.ofSeconds(5);

    private final EngineLines lines;
    private final ThreadPoolExecutor thread;

    /** The thread that exchanges lines; empty before the first question. */
    private volatile Optional<Thread> dialogue = Optional.empty();

    /**
     * The longest times to wait for a process before it is destroyed.
     *
     * @param start until it is ready: some engines load much data
     * @param move for a move without a limit on its time
     * @param grace beyond the time of a move, if the clock of the side allows it ({@link Limits#patience})
     */
    public record Patience(Duration start, Duration move, Duration grace) {
        public static final Patience DEFAULT =
                new Patience(Duration.ofSeconds(30), Duration.ofMinutes(10), Duration.ofSeconds(2));
    }

    /** Finds the answer to a question, on the thread of the dialogue. */
    @FunctionalInterface
    public interface Answer<T> {
        /** Exchanges lines until the process has answered. */
        T find() throws EngineException, InterruptedException;
    }

    private EngineDialogue(EngineLines lines) {
        this.lines = lines;
        // after close, a question runs on the thread of its caller, where it fails at once
        thread = new ThreadPoolExecutor(
                1,
                1,
                0,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(),
                this::dialogueThread,
                (task, closed) -> task.run());
    }

    private Thread dialogueThread(Runnable task) {
        Thread made = EngineSession.daemon(task, "engine dialogue");
        dialogue = Optional.of(made);
        return made;
    }

    /** Starts a process with this command. */
    public static EngineDialogue start(List<String> command) throws EngineException {
        return new EngineDialogue(EngineLines.start(command, quoted(String.join(" ", command))));
    }

    /** The lines to and from the process. */
    public EngineLines lines() {
        return lines;
    }

    /** Puts a question behind those that wait. The answer, or an {@link EngineException}, comes on this thread. */
    public <T> CompletableFuture<T> ask(Answer<T> answer) {
        CompletableFuture<T> future = new CompletableFuture<>();
        thread.execute(() -> {
            T found;
            try {
                found = answer.find();
            } catch (InterruptedException e) {
                EngineException closed = lines.failure("was closed");
                closed.initCause(e);
                future.completeExceptionally(closed);
                return;
            } catch (EngineException | RuntimeException e) {
                future.completeExceptionally(e);
                return;
            }
            future.complete(found);
        });
        return future;
    }

    /** Puts a question behind those that wait, and tells the listener its answer or failure. */
    public void ask(Answer<Report> answer, Engine.Listener listener) {
        ask(answer).whenComplete((report, failure) -> {
            if (failure == null) {
                listener.answered(report);
            } else {
                listener.failed(String.valueOf(failure.getMessage()), failure);
            }
        });
    }

    /** Lets the process quit, and destroys it if it does not. A question under way fails. */
    @Override
    public void close() {
        lines.close();
        thread.shutdown();
        if (dialogue.equals(Optional.of(Thread.currentThread()))) {
            // closed by a listener, whose end cannot be awaited here
            return;
        }
        try {
            if (!thread.awaitTermination(CLOSING.toMillis(), TimeUnit.MILLISECONDS)) {
                thread.shutdownNow();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
