package damas.knowledge.draughts.search;

import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.EnglishDraughts;
import damas.knowledge.engine.Budget;
import damas.knowledge.engine.Engine;
import damas.knowledge.engine.Limits;
import damas.knowledge.engine.Report;
import damas.knowledge.game.Position;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** A search as an engine, on a thread of its own. It keeps nothing from one move to the next. */
public final class SearchEngine implements Engine {
    private static final int SECONDS_TO_STOP = 2;

    private final Search search;
    private final Budget own;
    private final ExecutorService thread = Executors.newSingleThreadExecutor(task -> {
        Thread searching = new Thread(task, "search");
        searching.setDaemon(true);
        return searching;
    });
    private volatile StopSignal stop = new StopSignal();

    /**
     * @param own what the search spends if nothing was asked
     */
    public SearchEngine(Search search, Budget own) {
        this.search = search;
        this.own = own;
    }

    @Override
    public void newGame() {
        // nothing is kept from the last game
    }

    @Override
    public Thinking think(Position position, Limits limits, Listener listener) {
        DraughtsPosition at = EnglishDraughts.of(position);
        Budget budget = limits.budget(own, at.turn());
        StopSignal signal = new StopSignal();
        stop = signal;
        thread.execute(() -> search(at, budget, signal, listener));
        return signal::raise;
    }

    private void search(DraughtsPosition at, Budget budget, StopSignal signal, Listener listener) {
        Report last;
        try {
            long start = System.nanoTime();
            SearchResult result = search.search(
                    at, budget, signal, (iteration, time) -> listener.report(report(iteration, time)));
            last = report(result, Duration.ofNanos(System.nanoTime() - start));
        } catch (RuntimeException | Error e) {
            listener.failed("the search failed: " + e, e);
            return;
        }
        listener.answered(last);
    }

    private static Report report(SearchResult result, Duration time) {
        return Report.of(result.variation(), result.value(), result.depth(), result.nodes(), time);
    }

    @Override
    public void close() {
        stop.raise();
        thread.shutdown();
        try {
            thread.awaitTermination(SECONDS_TO_STOP, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
