package damas.knowledge.montecarlo;

import damas.knowledge.engine.Budget;
import java.time.Duration;
import java.util.function.LongSupplier;

/** Says when a search ends, from its budget, a clock and the visits of the root's children. */
final class StopRule {
    /**
     * How much faster than so far the rest of a search may be, when it is estimated how many simulations are left in
     * the time.
     */
    private static final double SPEED_UP = 1.2;

    private final LongSupplier nanos;
    private final long start;
    private final Budget budget;
    private final boolean isEarly;

    StopRule(LongSupplier nanos, long start, Budget budget, MonteCarloSettings settings) {
        this.nanos = nanos;
        this.start = start;
        this.budget = budget;
        isEarly = settings.earlyStop()
                && settings.choice() == FinalChoice.VISITS
                && (budget.isTimed() || budget.nodes() < Long.MAX_VALUE);
    }

    /** The visits of the root at which the search ends. */
    long visits() {
        return budget.nodes();
    }

    /** The time since the search was asked for, in nanoseconds. */
    long elapsed() {
        return nanos.getAsLong() - start;
    }

    Duration time() {
        return Duration.ofNanos(elapsed());
    }

    boolean isTimeUp(long elapsed) {
        return budget.isTimed() && elapsed >= budget.time().toNanos();
    }

    /**
     * Whether the simulations that are left cannot change which child has the most visits.
     *
     * @param visits of the root so far
     * @param simulations that this search has run
     */
    boolean isDecided(SearchTree tree, long visits, long simulations, long elapsed) {
        if (!isEarly) {
            return false;
        }
        double left = budget.nodes() - visits;
        if (budget.isTimed()) {
            double rate = (double) simulations / Math.max(elapsed, 1);
            left = Math.min(left, SPEED_UP * rate * (budget.time().toNanos() - elapsed));
        }
        return tree.children(tree.root()) == 1 || RootReport.lead(tree) > left;
    }
}
