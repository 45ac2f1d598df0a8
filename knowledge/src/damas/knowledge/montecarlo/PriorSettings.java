package damas.knowledge.montecarlo;

/**
 * How prior knowledge enters the tree.
 *
 * @param seed which statistics start with it
 * @param scale multiplies the counts of all priors: the paper's opponent took 0.15 of the counts that the paper names
 */
public record PriorSettings(PriorSeed seed, double scale) {
    public PriorSettings {
        if (!(scale >= 0 && scale < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("the scale of priors is 0 or more");
        }
    }
}
