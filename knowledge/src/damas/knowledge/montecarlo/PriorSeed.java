package damas.knowledge.montecarlo;

/** Which statistics of a new child start with its prior (reference/go-ahead.md 9, gap 8). */
public enum PriorSeed {
    /** None: prior knowledge is not asked. */
    NONE,

    /** The statistics of simulations through the child (MC). */
    MEAN,

    /** The statistics of simulations in which its move was played at any later time (RAVE). */
    RAVE,

    /** Both. */
    BOTH
}
