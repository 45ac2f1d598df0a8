package damas.knowledge.montecarlo;

/** How the tree part of a simulation chooses among the children of a node (reference/go-ahead.md 2.4 to 2.7). */
public enum TreePolicy {
    /** Eq. 1: every move of the root is simulated equally often; there is no tree below the root's children. */
    FLAT,

    /** Eq. 4: the mean of the simulations through the child and an exploration term. */
    UCT,

    /** Eq. 5: the mean of the simulations in which the move was played at any later time (AMAF). */
    RAVE,

    /** Eq. 6: the mean of both, weighted by their counts. */
    MC_RAVE
}
