package damas.knowledge.sharing.simulation;

import java.util.Random;

/**
 * How unkind the network is: chances, from 0 to 1, that a message is lost, comes twice, or comes late, and by how much
 * at most.
 */
public record Faults(double lost, double twice, double late, long lateness) {
    /** A network that does what it should. */
    public static final Faults NONE = new Faults(0, 0, 0, 0);

    /** How often a message arrives. */
    int copies(Random random) {
        if (lost > 0 && random.nextDouble() < lost) {
            return 0;
        }
        return twice > 0 && random.nextDouble() < twice ? 2 : 1;
    }

    /** How much later than it should a message arrives. */
    long delay(Random random) {
        return late > 0 && random.nextDouble() < late ? (long) (random.nextDouble() * lateness) : 0;
    }
}
