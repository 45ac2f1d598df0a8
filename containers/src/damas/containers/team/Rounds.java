package damas.containers.team;

import damas.knowledge.draughts.DraughtsGame;
import damas.knowledge.draughts.learning.Pairing;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BiConsumer;

/** The games of a match, several at a time. */
public interface Rounds {
    /** What the record of every game says it belongs to. */
    String EVENT = "damas match";

    /**
     * A game that was played.
     *
     * @param allocations who played which move and why, a line each
     */
    record Round(DraughtsGame game, String allocations) {}

    /** Plays one game; several threads may ask at once. */
    Round play(Pairing pairing) throws IOException;

    /**
     * Plays all pairings.
     *
     * @param atATime how many games are played at once
     * @param finished hears of each game that is over, with who played which move and why; one call at a time
     */
    default void play(List<Pairing> pairings, int atATime, BiConsumer<DraughtsGame, String> finished)
            throws IOException {
        ExecutorService threads = Executors.newFixedThreadPool(atATime);
        try {
            List<Callable<Void>> games = new ArrayList<>();
            for (Pairing pairing : pairings) {
                games.add(() -> {
                    Round round = play(pairing);
                    synchronized (finished) {
                        finished.accept(round.game(), round.allocations());
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
