package damas.knowledge.draughts.evaluation;

import static damas.knowledge.text.NotationException.quoted;

import damas.knowledge.draughts.Board;
import damas.knowledge.game.Side;
import damas.knowledge.text.NotationException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * What a clusterer sees of a board. The thesis says both (reference/mp-draughts.md 9, E12): the clustering networks
 * have 48 inputs, one a bit, and the boards have "15 attributes, one per feature".
 */
public enum Coding {
    /** A number for each feature: its count. */
    COUNTS,

    /** A 0 or a 1 for each bit on which the counts are written. */
    BITS;

    /**
     * The coding of this name.
     *
     * @throws NotationException if there is none
     */
    public static Coding of(String name) {
        return Arrays.stream(values())
                .filter(coding -> coding.toString().equals(name))
                .findFirst()
                .orElseThrow(() -> new NotationException(quoted(name) + " is no coding; there are "
                        + Arrays.stream(values()).map(Coding::toString).collect(Collectors.joining(", "))));
    }

    /** The board as one side sees it. */
    public double[] vector(NetFeatureMap map, Board board, Side agent) {
        if (this == COUNTS) {
            return Arrays.stream(map.counts(board, agent)).asDoubleStream().toArray();
        }
        long bits = map.inputs(board, agent);
        double[] vector = new double[map.set().bits()];
        for (int i = 0; i < vector.length; i++) {
            vector[i] = bits >>> i & 1;
        }
        return vector;
    }

    /** How many numbers a vector has. */
    public int size(FeatureSet features) {
        return this == COUNTS ? features.size() : features.bits();
    }

    /** What each number of a vector is called: {@code Threat}, or {@code Threat-2} for its bit of worth 2. */
    public List<String> names(FeatureSet features) {
        List<String> names = new ArrayList<>();
        for (FeatureSet.Input input : features.inputs()) {
            if (this == COUNTS) {
                names.add(input.feature().toString());
            } else {
                for (int bit = 0; bit < input.bits(); bit++) {
                    names.add(input.feature() + "-" + (1 << bit));
                }
            }
        }
        return names;
    }

    /** As files write it: {@code counts}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
