package damas.knowledge.draughts.sharing.aphid;

import java.util.Comparator;

/** Which of its tasks a slave does first; among equals the left-most in the master's tree. */
public enum TaskOrder {
    /** What was searched least deep, as it has most work left: APHID (reference/adaba.md 4.5). */
    SHALLOWEST_FIRST,
    /** What comes first among its siblings, as it is nearest to the solution: ADABA's C2 (5.6). */
    SIBLING_RANK_FIRST;

    /** What can be ordered. */
    interface Ranked {
        /** The place among its siblings, 1 for the left-most. */
        int rank();

        /** How deep it was searched, counted from the root. */
        int depth();

        /** The place in the frontier. */
        int position();
    }

    Comparator<Ranked> comparator() {
        Comparator<Ranked> byDepth = Comparator.comparingInt(Ranked::depth);
        Comparator<Ranked> first =
                this == SHALLOWEST_FIRST ? byDepth : Comparator.comparingInt(Ranked::rank).thenComparing(byDepth);
        return first.thenComparingInt(Ranked::position);
    }

    /** Whether the rank counts, so that slaves must hear of it. */
    boolean countsRank() {
        return this == SIBLING_RANK_FIRST;
    }

    /** The depth of the next iteration: all but the first go on by the increment, and the last is the full depth. */
    static int nextDepth(int depth, int increment, int full) {
        int steps = (full - depth) / increment;
        return steps <= 1 ? full : full - (steps - 1) * increment;
    }
}
