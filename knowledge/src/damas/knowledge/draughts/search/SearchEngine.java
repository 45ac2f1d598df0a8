package damas.knowledge.draughts.search;

import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.EnglishDraughts;
import damas.knowledge.engine.Budget;
import damas.knowledge.engine.Limits;
import damas.knowledge.engine.ThreadedEngine;
import damas.knowledge.game.Position;
import java.time.Duration;
import java.util.concurrent.Executor;

/** A serial search as an engine. It keeps nothing from one move to the next. */
public final class SearchEngine extends ThreadedEngine {
    private final Search search;
    private final Budget own;

    /**
     * @param own what the search spends if nothing was asked
     */
    public SearchEngine(Search search, Budget own, Executor threads) {
        super(threads);
        this.search = search;
        this.own = own;
    }

    @Override
    public void newGame() {
        // nothing is kept from the last game
    }

    @Override
    protected Searching prepare(Position position, Limits limits) {
        DraughtsPosition at = EnglishDraughts.of(position);
        Budget budget = limits.budget(own, at.turn());
        return (stop, reports) -> {
            long start = System.nanoTime();
            SearchResult result =
                    search.search(at, budget, stop, (iteration, time) -> reports.accept(iteration.report(time)));
            return result.report(Duration.ofNanos(System.nanoTime() - start));
        };
    }
}
