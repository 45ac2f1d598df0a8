package damas.knowledge.montecarlo;

/**
 * The values with which the children of a node start, as if each had been simulated some times before
 * (reference/go-ahead.md 3.1). One object serves one thread.
 */
public interface PriorKnowledge {
    /**
     * Sets the value and the count of each move.
     *
     * @param at the position of the node
     * @param moves its legal moves
     * @param size the number of moves
     * @param values takes values in [0, 1], for the side to move
     * @param counts takes the number of simulations that a value stands for; 0 for a move without a prior
     */
    void set(PlayoutState at, int[] moves, int size, float[] values, float[] counts);

    /**
     * Adds further samples, such as the bonus of moves near the last one, after values were blended with those of other
     * sources: the value of a move becomes the mean weighted by the counts.
     */
    default void addBonus(PlayoutState at, int[] moves, int size, float[] values, float[] counts) {
        // most games have none
    }
}
