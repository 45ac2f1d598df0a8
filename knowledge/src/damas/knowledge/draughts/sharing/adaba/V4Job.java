package damas.knowledge.draughts.sharing.adaba;

import damas.knowledge.draughts.search.SearchStopped;
import damas.knowledge.engine.StopSignal;
import damas.knowledge.sharing.Job;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/** One searcher's part in a branch. */
abstract class V4Job implements Job {
    private final V4AlphaBeta search;
    private final Branch branch;
    private final long epoch;
    private final boolean helps;
    private final StopSignal stop;
    private volatile boolean begun;
    private volatile boolean ended;

    /**
     * @param epoch the present epoch of {@link SharedWork}
     * @param helps whether it goes where another place is, too
     * @param until it stops when this is true
     */
    V4Job(V4AlphaBeta search, Branch branch, long epoch, boolean helps, BooleanSupplier until) {
        this.search = search;
        this.branch = branch;
        this.epoch = epoch;
        this.helps = helps;
        stop = branch.stop().orWhile(until);
    }

    Branch branch() {
        return branch;
    }

    /** The epoch of {@link SharedWork} when the job began. */
    long epoch() {
        return epoch;
    }

    void stop() {
        stop.raise();
    }

    /** Whether it was not stopped. */
    boolean isEnded() {
        return ended;
    }

    /** Whether it has found something; otherwise all that is left is up to others. */
    abstract boolean isComplete();

    abstract void search(boolean withOthers, StopSignal signal, LongSupplier nanoClock);

    @Override
    public final void run(LongSupplier nanoClock) {
        begun = true;
        try {
            search(helps, stop, nanoClock);
            ended = true;
        } catch (SearchStopped e) {
            ended = false;
        }
    }

    @Override
    public final long nodes() {
        return begun ? search.nodes() : 0;
    }
}
