package damas.containers.team;

import damas.knowledge.game.GameRecord;
import damas.knowledge.learning.Pairing;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** The games of a match, several at a time. */
public interface Rounds {
    /** The event that the record of every game names. */
    String EVENT = "damas match";

    /**
     * A game that was played.
     *
     * @param allocations a line for each move: the move, its player and the reason of the allocation
     */
    record Round(GameRecord game, String allocations) {}

    /** Takes the games of a match as they end. */
    @FunctionalInterface
    interface Listener {
        /** A game is over. Calls come one at a time. */
        void ended(Round round) throws IOException;
    }

    /** Plays one game; several threads may ask at once. */
    Round play(Pairing pairing) throws IOException;

    /**
     * Plays all pairings.
     *
     * @param atATime the number of games that are played at once
     */
    default void play(List<Pairing> pairings, int atATime, Listener listener) throws IOException {
        ExecutorService threads = Executors.newFixedThreadPool(atATime);
        try {
            List<Callable<Void>> games = new ArrayList<>();
            for (Pairing pairing : pairings) {
                games.add(() -> {
                    Round round = play(pairing);
                    synchronized (listener) {
                        listener.ended(round);
                    }
                    return null;
                });
            }
            for (Future<Void> game : threads.invokeAll(games)) {
                game.get();
            }
        } catch (ExecutionException e) {
            throw e.getCause() instanceof IOException io ? io : new IOException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        } finally {
            threads.shutdownNow();
        }
    }
}
