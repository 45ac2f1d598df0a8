package damas.knowledge.montecarlo;

import java.util.Arrays;

/**
 * A block of nodes in flat arrays. The children of a node lie side by side in one chunk, so that choosing among them
 * reads contiguous memory (reference/go-ahead.md 3.1).
 */
final class TreeChunk {
    /** The number of bits of a node's index within its chunk. */
    static final int BITS = 14;

    static final int SIZE = 1 << BITS;

    /** Selects the index within the chunk. */
    static final int MASK = SIZE - 1;

    /** The code of the move that leads to a node. */
    final int[] move = new int[SIZE];

    /** The simulations through a node. */
    final int[] visits = new int[SIZE];

    /** The number of children; set before {@link #firstChild}. */
    final int[] children = new int[SIZE];

    /** The index of the first child: {@link SearchTree#NONE} or {@link SearchTree#CLAIMED} without children. */
    final int[] firstChild = new int[SIZE];

    /** The simulations under way through a node, counted if several threads search. */
    final int[] pending = new int[SIZE];

    /** The mean reward of simulations through a node, for the side whose move leads to it; the prior included. */
    final float[] mean = new float[SIZE];

    /** The number of these simulations, and the count of the prior. */
    final float[] weight = new float[SIZE];

    /** The mean reward of simulations in which the move was played later, for the same side. */
    final float[] raveMean = new float[SIZE];

    /** The number of these simulations, and the count of the prior. */
    final float[] raveWeight = new float[SIZE];

    /** The number of nodes in use. */
    int used;

    /** Makes all nodes new. */
    void clear() {
        Arrays.fill(visits, 0, used, 0);
        Arrays.fill(children, 0, used, 0);
        Arrays.fill(firstChild, 0, used, 0);
        Arrays.fill(pending, 0, used, 0);
        Arrays.fill(mean, 0, used, 0);
        Arrays.fill(weight, 0, used, 0);
        Arrays.fill(raveMean, 0, used, 0);
        Arrays.fill(raveWeight, 0, used, 0);
        used = 0;
    }
}
