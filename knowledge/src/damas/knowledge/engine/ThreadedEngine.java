package damas.knowledge.engine;

import damas.knowledge.game.Position;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/**
 * An engine whose search is one method that runs on a thread until it returns the answer. With {@code Runnable::run} as
 * its executor it searches on the caller's thread, and {@link #think} returns after the answer.
 */
public abstract class ThreadedEngine implements Engine {
    private final Executor threads;
    private volatile StopSignal stop = new StopSignal();
    private volatile CompletableFuture<Void> running = CompletableFuture.completedFuture(null);

    /**
     * @param threads runs one search at a time
     */
    protected ThreadedEngine(Executor threads) {
        this.threads = threads;
    }

    /** An executor with a new daemon thread for each search. */
    public static Executor ownThread(String name) {
        return task -> {
            Thread thread = new Thread(task, name);
            thread.setDaemon(true);
            thread.start();
        };
    }

    /**
     * Prepares a search, on the caller's thread.
     *
     * @throws IllegalArgumentException if the game is over, or the engine does not know a limit or the game
     */
    protected abstract Searching prepare(Position position, Limits limits);

    /** One search. */
    @FunctionalInterface
    protected interface Searching {
        /**
         * Searches until the answer is found, a limit is reached or the stop signal is raised.
         *
         * @param reports takes what is known so far
         */
        Report run(StopSignal stop, Consumer<Report> reports);
    }

    @Override
    public final Thinking think(Position position, Limits limits, Listener listener) {
        Searching searching = prepare(position, limits);
        StopSignal signal = new StopSignal();
        CompletableFuture<Void> ended = new CompletableFuture<>();
        stop = signal;
        running = ended;
        threads.execute(() -> {
            try {
                answer(searching, signal, listener);
            } finally {
                ended.complete(null);
            }
        });
        return signal::raise;
    }

    private static void answer(Searching searching, StopSignal signal, Listener listener) {
        Report last;
        try {
            last = searching.run(signal, listener::report);
        } catch (RuntimeException | Error e) {
            listener.failed("the search failed: " + e, e);
            return;
        }
        listener.answered(last);
    }

    @Override
    public void close() {
        stop.raise();
        running.join();
    }
}
