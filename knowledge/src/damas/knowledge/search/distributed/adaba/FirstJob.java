package damas.knowledge.search.distributed.adaba;

import damas.knowledge.game.Move;
import damas.knowledge.search.Budget;
import damas.knowledge.search.DepthSearch;
import damas.knowledge.search.History;
import damas.knowledge.search.IterativeDeepening;
import damas.knowledge.search.Search;
import damas.knowledge.search.SearchLimits;
import damas.knowledge.search.SearchListener;
import damas.knowledge.search.SearchResult;
import damas.knowledge.search.StopSignal;
import damas.knowledge.search.distributed.Job;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;

/** The shallow iterations that a master does alone: sharing them would take longer. */
final class FirstJob implements Job {
    private final DepthSearch search;
    private final History history;
    private final SearchLimits limits;
    private final int firstDepth;
    private final int step;
    private final StopSignal stop = new StopSignal();
    private volatile Optional<SearchResult> result = Optional.empty();

    FirstJob(DepthSearch search, History history, SearchLimits limits, int firstDepth, int step) {
        this.search = search;
        this.history = history;
        this.limits = limits;
        this.firstDepth = firstDepth;
        this.step = step;
    }

    void stop() {
        stop.raise();
    }

    Optional<SearchResult> result() {
        return result;
    }

    @Override
    public void run(LongSupplier nanoClock) {
        Search deepening = new IterativeDeepening(keeping(search), firstDepth, step, nanoClock);
        result = Optional.of(deepening.search(history, limits, stop, SearchListener.NONE));
    }

    /** The table is the peer's, and others may share it: it is not forgotten here. */
    private static DepthSearch keeping(DepthSearch search) {
        return new DepthSearch() {
            @Override
            public SearchResult search(History history, List<Move> rootMoves, int depth, Budget budget) {
                return search.search(history, rootMoves, depth, budget);
            }

            @Override
            public float value(History history, int depth, Budget budget) {
                return search.value(history, depth, budget);
            }

            @Override
            public void forget() {
                // what it knows it keeps
            }
        };
    }

    @Override
    public long nodes() {
        return result.map(SearchResult::nodes).orElse(0L);
    }
}
