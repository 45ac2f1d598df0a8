package damas.knowledge.montecarlo;

/** Which child of the root is played. */
public enum FinalChoice {
    /** The child with the most simulations; the greater mean decides between equals. */
    VISITS,

    /** The child with the greatest mean among those that were simulated. */
    VALUE
}
