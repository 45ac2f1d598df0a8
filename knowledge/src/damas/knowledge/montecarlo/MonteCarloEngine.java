package damas.knowledge.montecarlo;

import damas.knowledge.engine.Budget;
import damas.knowledge.engine.Limits;
import damas.knowledge.engine.Report;
import damas.knowledge.engine.ThreadedEngine;
import damas.knowledge.game.Position;
import java.util.concurrent.Executor;

/**
 * Tree search by play-outs as an engine. Within a game it keeps what it has learned. It resigns below the probability
 * of winning that its settings name. A value v stands for the probability of winning (v + 1) / 2.
 */
public final class MonteCarloEngine extends ThreadedEngine {
    private final MonteCarloSettings settings;
    private final TreeSearch search;

    public MonteCarloEngine(PlayoutGame game, MonteCarloSettings settings, Executor threads) {
        super(threads);
        this.settings = settings;
        search = new TreeSearch(game, settings, System::nanoTime);
    }

    @Override
    public void newGame() {
        search.newGame();
    }

    /** Simulations have no depth, so only the depth of {@link Limits#INFINITE} is known. */
    @Override
    protected Searching prepare(Position position, Limits limits) {
        if (limits.depth().orElse(Budget.MAX_DEPTH) < Budget.MAX_DEPTH) {
            throw new IllegalArgumentException(
                    "a search by play-outs knows no depth; limit the nodes, which are simulations, or the time");
        }
        if (position.moves().isEmpty()) {
            throw new IllegalArgumentException("the game is over: " + position.text());
        }
        Budget budget = limits.budget(settings.own(), position.turn());
        return (stop, reports) -> search.search(position, budget, stop::isRaised, reports);
    }

    @Override
    public boolean resigns(Report last) {
        return settings.resigns(last);
    }

    /** What the last search did. */
    public SearchStatistics statistics() {
        return search.statistics();
    }
}
