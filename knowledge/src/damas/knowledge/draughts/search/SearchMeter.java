package damas.knowledge.draughts.search;

import damas.knowledge.engine.Budget;
import damas.knowledge.engine.StopSignal;
import java.time.Duration;
import java.util.function.LongSupplier;

/** Counts the nodes of a search, and stops the search when its budget is spent or a signal says so. */
public final class SearchMeter {
    /** The number of nodes between two looks at the clock and the signal: far less than a millisecond. */
    private static final int NODES_BETWEEN_LOOKS = 1024;

    private final Budget budget;
    private final StopSignal stop;
    private final LongSupplier nanoClock;
    private final long start;
    private long nodes;
    private long nextLook;

    public SearchMeter(Budget budget, StopSignal stop, LongSupplier nanoClock) {
        this.budget = budget;
        this.stop = stop;
        this.nanoClock = nanoClock;
        start = nanoClock.getAsLong();
    }

    /** A meter without a limit. */
    public static SearchMeter unlimited() {
        return new SearchMeter(Budget.UNLIMITED, new StopSignal(), System::nanoTime);
    }

    /** The number of nodes visited. */
    public long nodes() {
        return nodes;
    }

    /** The time since the search began. */
    public Duration elapsed() {
        return Duration.ofNanos(nanoClock.getAsLong() - start);
    }

    /**
     * Counts a node before its visit.
     *
     * @throws SearchStopped if the budget is spent or the signal is raised
     */
    public void node() {
        if (nodes == nextLook) {
            look();
        }
        nodes++;
    }

    private void look() {
        boolean late = nanoClock.getAsLong() - start >= budget.time().toNanos();
        if (late || nodes >= budget.nodes() || stop.isRaised()) {
            throw new SearchStopped();
        }
        nextLook = nodes + Math.min(NODES_BETWEEN_LOOKS, budget.nodes() - nodes);
    }
}
