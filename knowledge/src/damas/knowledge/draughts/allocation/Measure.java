package damas.knowledge.draughts.allocation;

import static damas.knowledge.text.NotationException.quoted;

import damas.knowledge.text.NotationException;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** How alike a board and a prototype are, as vectors: 1 if they are the same, less the more they differ. */
public enum Measure {
    /** The cosine of the angle between them. Features that neither has count for nothing. */
    COSINE,

    /** e to the power of minus their Euclidean distance. */
    EUCLIDEAN,

    /** The same after the board's vector, not the prototype, was brought to length 1: as SONDE is printed. */
    UNIT_EUCLIDEAN;

    /**
     * The measure of this name.
     *
     * @throws NotationException if there is none
     */
    public static Measure of(String name) {
        return Arrays.stream(values())
                .filter(measure -> measure.toString().equals(name))
                .findFirst()
                .orElseThrow(() -> new NotationException(quoted(name) + " is no measure; there are "
                        + Arrays.stream(values()).map(Measure::toString).collect(Collectors.joining(", "))));
    }

    /** The vector as it is compared: brought to length 1, if this measure wants it. A vector of zeros stays. */
    public double[] prepared(double[] vector) {
        double length = Math.sqrt(product(vector, vector));
        if (this == EUCLIDEAN || length == 0) {
            return vector.clone();
        }
        return Arrays.stream(vector).map(value -> value / length).toArray();
    }

    /** How alike a prepared vector and a prototype are. */
    public double similarity(double[] prepared, double[] prototype) {
        if (this == COSINE) {
            double length = Math.sqrt(product(prototype, prototype));
            return length == 0 ? 0 : product(prepared, prototype) / length;
        }
        return Math.exp(-distance(prepared, prototype));
    }

    /** The Euclidean distance. */
    public static double distance(double[] one, double[] other) {
        double sum = 0;
        for (int i = 0; i < one.length; i++) {
            double difference = one[i] - other[i];
            sum += difference * difference;
        }
        return Math.sqrt(sum);
    }

    private static double product(double[] one, double[] other) {
        double sum = 0;
        for (int i = 0; i < one.length; i++) {
            sum += one[i] * other[i];
        }
        return sum;
    }

    /** As files write it: {@code unit-euclidean}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
