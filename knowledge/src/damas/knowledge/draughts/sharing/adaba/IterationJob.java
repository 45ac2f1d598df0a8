package damas.knowledge.draughts.sharing.adaba;

import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.search.SearchResult;
import damas.knowledge.engine.StopSignal;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/** One searcher's part in one iteration. */
final class IterationJob extends V4Job {
    private final V4AlphaBeta search;
    private final DraughtsPosition root;
    private final int depth;
    private final float guess;
    private volatile Optional<SearchResult> result = Optional.empty();

    /**
     * @param guess what the position may be worth; not a number if nobody knows
     */
    IterationJob(
            V4AlphaBeta search,
            Branch branch,
            long epoch,
            boolean helps,
            BooleanSupplier until,
            DraughtsPosition root,
            int depth,
            float guess) {
        super(search, branch, epoch, helps, until);
        this.search = search;
        this.root = root;
        this.depth = depth;
        this.guess = guess;
    }

    int depth() {
        return depth;
    }

    /** What was found, unless it was stopped or others have to complete it. */
    Optional<SearchResult> result() {
        return result;
    }

    @Override
    boolean isComplete() {
        return result.isPresent();
    }

    @Override
    void search(boolean withOthers, StopSignal signal, LongSupplier nanoClock) {
        result = search.search(root, depth, guess, withOthers, signal, nanoClock);
    }

    @Override
    public String words() {
        return "depth " + depth;
    }
}
