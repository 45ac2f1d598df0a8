package damas.knowledge.search.distributed.adaba;

import damas.knowledge.search.DepthSearch;
import damas.knowledge.search.History;
import damas.knowledge.search.IterativeDeepening;
import damas.knowledge.search.Search;
import damas.knowledge.search.SearchLimits;
import damas.knowledge.search.SearchListener;
import damas.knowledge.search.SearchResult;
import damas.knowledge.search.StopSignal;
import damas.knowledge.search.distributed.Job;
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
        Search deepening = new IterativeDeepening(search, firstDepth, step, nanoClock);
        result = Optional.of(deepening.search(history, limits, stop, SearchListener.NONE));
    }

    @Override
    public long nodes() {
        return result.map(SearchResult::nodes).orElse(0L);
    }
}
