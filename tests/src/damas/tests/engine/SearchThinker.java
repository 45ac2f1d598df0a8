package damas.tests.engine;

import damas.containers.engine.Thinker;
import damas.containers.engine.Thought;
import damas.containers.engine.ThoughtListener;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.GameInPlay;
import damas.knowledge.draughts.search.Search;
import damas.knowledge.draughts.search.SearchResult;
import damas.knowledge.draughts.search.StopSignal;
import damas.knowledge.engine.Budget;
import damas.knowledge.engine.Limits;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;

/** One search on a thread of its own. It keeps nothing from one move to the next, so a new game is nothing to it. */
final class SearchThinker implements Thinker {
    private static final Logger LOG = LogManager.getLogger(SearchThinker.class);
    private static final int SECONDS_TO_STOP = 2;

    private final Search search;
    private final Budget own;
    private final ExecutorService thread =
            Executors.newSingleThreadExecutor(task -> daemon(task));
    private volatile StopSignal stop = new StopSignal();

    /**
     * @param own the limits where nobody names others
     */
    SearchThinker(Search search, Budget own) {
        this.search = search;
        this.own = own;
    }

    private static Thread daemon(Runnable task) {
        Thread thread = new Thread(task, "search");
        thread.setDaemon(true);
        return thread;
    }

    @Override
    public void newGame() {
        // nothing is kept
    }

    @Override
    public void think(GameInPlay game, Limits limits, ThoughtListener listener) {
        DraughtsPosition history = game.position();
        StopSignal signal = new StopSignal();
        stop = signal;
        thread.execute(() -> search(history, limits.budget(own, history.board().turn()), signal, listener));
    }

    private void search(DraughtsPosition history, Budget limits, StopSignal signal, ThoughtListener listener) {
        SearchResult result;
        try {
            result = search.search(
                    history, limits, signal, (iteration, time) -> listener.thought(thought(iteration, time)));
        } catch (RuntimeException | Error e) {
            LOG.warn("the search of {} failed", history.board(), e);
            listener.failed("the search failed: " + e);
            return;
        }
        listener.chosen(result.best());
    }

    private static Thought thought(SearchResult result, Duration time) {
        return new Thought(result.depth(), result.nodes(), result.value(), time, result.variation());
    }

    @Override
    public void stop() {
        stop.raise();
    }

    @Override
    public void close() {
        stop();
        thread.shutdown();
        try {
            thread.awaitTermination(SECONDS_TO_STOP, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
