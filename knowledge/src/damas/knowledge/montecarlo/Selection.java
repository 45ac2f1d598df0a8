package damas.knowledge.montecarlo;

/**
 * The value by which a simulation chooses among the children of a node: eq. 1, 4, 5 and 6 of reference/go-ahead.md in
 * one formula, whose parts a {@link TreePolicy} switches on and off. The child with the greatest value is chosen.
 *
 * <p>The weight of the mean of simulations is their count; that of RAVE statistics with count r is r / (1/w_i + r/w_f)
 * (3.2).
 */
public final class Selection {
    private final boolean isFlat;
    private final float meanFactor;
    private final float raveFactor;
    private final float inverseInitial;
    private final float inverseFinal;
    private final float exploration;
    private final float firstPlay;

    /**
     * @param raveInitial w_i, if the settings leave it to the game
     */
    public Selection(TreeSettings settings, double raveInitial) {
        TreePolicy policy = settings.policy();
        isFlat = policy == TreePolicy.FLAT;
        meanFactor = policy == TreePolicy.RAVE ? 0 : 1;
        raveFactor = policy == TreePolicy.RAVE || policy == TreePolicy.MC_RAVE ? 1 : 0;
        inverseInitial = (float) (1 / settings.raveInitial().orElse(raveInitial));
        inverseFinal = (float) (1 / settings.raveFinal());
        exploration = (float) settings.exploration();
        firstPlay = (float) settings.firstPlay();
    }

    /** Whether only the root has children. */
    boolean isFlat() {
        return isFlat;
    }

    /** Whether RAVE statistics matter. */
    boolean usesRave() {
        return raveFactor > 0;
    }

    /** The logarithm of the visits of the parent that {@link #value} takes; 0 if it does not matter. */
    public float logarithm(int parentVisits) {
        return exploration > 0 && parentVisits > 0 ? (float) Math.log(parentVisits) : 0;
    }

    /**
     * The value of a child for the side that chooses it.
     *
     * @param mean the mean reward of simulations through the child
     * @param weight their number, with the count of the prior and virtual losses
     * @param raveMean the mean reward of simulations with its move at any later time
     * @param raveWeight their number
     * @param logarithm of the visits of the parent
     */
    public float value(float mean, float weight, float raveMean, float raveWeight, float logarithm) {
        if (isFlat) {
            return -weight;
        }
        float one = meanFactor * weight;
        float other = raveFactor * raveWeight / (inverseInitial + raveWeight * inverseFinal);
        float sum = one + other;
        if (sum <= 0) {
            return firstPlay;
        }
        float value = (one * mean + other * raveMean) / sum;
        return exploration > 0
                ? value + exploration * (float) Math.sqrt(logarithm / Math.max(weight, 1))
                : value;
    }
}
