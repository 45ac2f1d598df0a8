package damas.knowledge.draughts.evaluation;

import java.util.Arrays;
import java.util.SplittableRandom;

/** A network: the features it sees and all its weights, laid out as {@link NetworkShape} says. An immutable value. */
public final class NetworkWeights {
    /** The initial weights lie between this and its negative (reference/ls-draughts.md 4). */
    public static final double INITIAL_RANGE = 0.2;

    private final FeatureSet features;
    private final NetworkShape shape;
    private final double[] values;

    private NetworkWeights(FeatureSet features, NetworkShape shape, double[] values) {
        this.features = features;
        this.shape = shape;
        this.values = values;
    }

    /**
     * The network with these weights.
     *
     * @throws IllegalArgumentException if they are too many or too few or one is no number
     */
    public static NetworkWeights of(FeatureSet features, int hidden, double[] values) {
        NetworkShape shape = new NetworkShape(features.bits(), hidden);
        if (values.length != shape.weights()) {
            throw new IllegalArgumentException(
                    values.length + " weights, and a network " + shape + " has " + shape.weights());
        }
        for (int i = 0; i < values.length; i++) {
            if (!Double.isFinite(values[i])) {
                throw new IllegalArgumentException("weight " + i + " is " + values[i]);
            }
        }
        return new NetworkWeights(features, shape, values.clone());
    }

    /** An untrained network with the papers' hidden layer. */
    public static NetworkWeights random(FeatureSet features, long seed) {
        return random(features, NetworkShape.HIDDEN, seed);
    }

    /** An untrained network: each weight uniform in the initial range. */
    public static NetworkWeights random(FeatureSet features, int hidden, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        NetworkShape shape = new NetworkShape(features.bits(), hidden);
        double[] values = new double[shape.weights()];
        for (int i = 0; i < values.length; i++) {
            values[i] = (2 * random.nextDouble() - 1) * INITIAL_RANGE;
        }
        return new NetworkWeights(features, shape, values);
    }

    /** An untrained network of the same features and shape. */
    public NetworkWeights untrained(long seed) {
        return random(features, shape.hidden(), seed);
    }

    /** A network of the same features and shape with other weights. */
    public NetworkWeights with(double[] newValues) {
        return of(features, shape.hidden(), newValues);
    }

    public FeatureSet features() {
        return features;
    }

    public NetworkShape shape() {
        return shape;
    }

    /** One weight, by its index in the layout. */
    public double value(int index) {
        return values[index];
    }

    /** All weights, in an array of the caller's own. */
    public double[] copy() {
        return values.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof NetworkWeights that
                && features.equals(that.features)
                && shape.equals(that.shape)
                && Arrays.equals(values, that.values);
    }

    @Override
    public int hashCode() {
        return 31 * features.hashCode() + Arrays.hashCode(values);
    }

    @Override
    public String toString() {
        return shape + " " + features;
    }
}
