package damas.knowledge.draughts.sharing.adaba;

import damas.knowledge.draughts.sharing.BranchTask;
import damas.knowledge.engine.StopSignal;
import java.util.List;

/** A branch of the tree that the slaves of a process search together: the whole tree, or one that was borrowed. */
final class Branch {
    private static final long NEVER = -1;

    private final BranchTask task;
    private final String lender;
    private final StopSignal stop = new StopSignal();
    private int slaves;

    /** The epoch of {@link SharedWork} since which all that is left of the branch is lent. */
    private long lentOut = NEVER;

    Branch(BranchTask task, String lender) {
        this.task = task;
        this.lender = lender;
    }

    /** The whole tree, whose depth and window are each iteration's own. */
    static Branch root() {
        return new Branch(new BranchTask(0, 0, Float.NEGATIVE_INFINITY, Float.POSITIVE_INFINITY, List.of()), "");
    }

    BranchTask task() {
        return task;
    }

    String lender() {
        return lender;
    }

    boolean isLentBy(String place, int id) {
        return lender.equals(place) && task.id() == id;
    }

    // ---- its end ----

    /** Nobody need search it any more. True for the first who says so. */
    synchronized boolean end() {
        boolean first = !isOver();
        stop.raise();
        return first;
    }

    boolean isOver() {
        return stop.isRaised();
    }

    /** A signal for one who searches it. */
    StopSignal stop() {
        return stop.forPart();
    }

    // ---- who is at it ----

    synchronized int slaves() {
        return slaves;
    }

    synchronized void enter() {
        slaves++;
    }

    synchronized void leave() {
        slaves--;
    }

    /** All that is left of it is lent, since this epoch of the work. */
    synchronized void lentOut(long epoch) {
        lentOut = epoch;
    }

    synchronized boolean isLentOut(long epoch) {
        return lentOut == epoch;
    }
}
