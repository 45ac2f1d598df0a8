package damas.knowledge.search.distributed.joint;

import damas.knowledge.search.History;
import damas.knowledge.search.JointAlphaBeta;
import damas.knowledge.search.SearchResult;
import damas.knowledge.search.SearchStopped;
import damas.knowledge.search.StopSignal;
import damas.knowledge.search.distributed.Job;
import java.util.Optional;
import java.util.function.LongSupplier;

/** One searcher's part in one iteration. */
final class Iteration implements Job {
    private final JointAlphaBeta search;
    private final History root;
    private final int depth;
    private final StopSignal stop = new StopSignal();
    private volatile boolean begun;
    private volatile boolean first;
    private volatile Optional<SearchResult> result = Optional.empty();

    Iteration(JointAlphaBeta search, History root, int depth) {
        this.search = search;
        this.root = root;
        this.depth = depth;
    }

    int depth() {
        return depth;
    }

    void stop() {
        stop.raise();
    }

    /** What was found, unless it was stopped. */
    Optional<SearchResult> result() {
        return result;
    }

    /** Whether the result was not somebody else's. */
    boolean isFirst() {
        return first;
    }

    @Override
    public void run(LongSupplier nanoClock) {
        begun = true;
        try {
            result = Optional.of(search.search(root, depth, stop, nanoClock));
            first = !search.wasSettled();
        } catch (SearchStopped e) {
            result = Optional.empty();
        }
    }

    @Override
    public long nodes() {
        return begun ? search.nodes() : 0;
    }

    @Override
    public String words() {
        return "depth " + depth;
    }
}
