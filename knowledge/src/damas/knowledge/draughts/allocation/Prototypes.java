package damas.knowledge.draughts.allocation;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.evaluation.Coding;
import damas.knowledge.draughts.evaluation.FeatureSet;
import damas.knowledge.draughts.evaluation.NetFeatureMap;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Classes of endgames that were learned: a position belongs to the class whose prototype it is most like. This is all
 * that is left of a clustering network after its training, so a team that uses it needs no Weka.
 *
 * <p>The papers do not say what happens when no neuron passes its threshold in a game (reference/mp-draughts.md 9.6).
 * Here thresholds guard learning only: a position is always given to the nearest.
 *
 * @param algorithm what found them, for people
 * @param features what is seen of a board, by the side to move
 */
public record Prototypes(
        String algorithm, FeatureSet features, Coding coding, Measure measure, List<Prototype> prototypes)
        implements Clusterer {
    /**
     * One class of endgames.
     *
     * @param size how many positions it was learned from
     */
    public record Prototype(String name, int size, double[] vector) {
        /** A name that files and rosters can write. */
        private static final String NAME = "[A-Za-z0-9][A-Za-z0-9-]{0,30}";

        public Prototype {
            vector = vector.clone();
            if (!name.matches(NAME)) {
                throw new IllegalArgumentException(name + " is no name of a class: letters, digits and dashes");
            }
            if (size < 0) {
                throw new IllegalArgumentException(name + " has " + size + " positions");
            }
            for (double value : vector) {
                if (!Double.isFinite(value)) {
                    throw new IllegalArgumentException(name + " holds " + value);
                }
            }
        }

        @Override
        public double[] vector() {
            return vector.clone();
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Prototype that
                    && name.equals(that.name)
                    && size == that.size
                    && Arrays.equals(vector, that.vector);
        }

        @Override
        public int hashCode() {
            return 31 * name.hashCode() + Arrays.hashCode(vector);
        }
    }

    public Prototypes {
        prototypes = List.copyOf(prototypes);
        if (prototypes.isEmpty()) {
            throw new IllegalArgumentException("there is no prototype in it");
        }
        Set<String> names = new HashSet<>();
        for (Prototype prototype : prototypes) {
            if (prototype.vector.length != coding.size(features)) {
                throw new IllegalArgumentException(prototype.name + " has " + prototype.vector.length
                        + " numbers, not the " + coding.size(features) + " of its " + coding);
            }
            if (!names.add(prototype.name)) {
                throw new IllegalArgumentException(prototype.name + " is in it twice");
            }
        }
    }

    @Override
    public List<String> classes() {
        return prototypes.stream().map(Prototype::name).toList();
    }

    @Override
    public List<String> rank(Board board) {
        double[] similarities = similarities(board);
        return IntStream.range(0, similarities.length)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> -similarities[i]))
                .map(i -> prototypes.get(i).name)
                .toList();
    }

    /** How alike a position and each prototype are, in their order. */
    public double[] similarities(Board board) {
        double[] vector = measure.prepared(coding.vector(new NetFeatureMap(features), board, board.turn()));
        return prototypes.stream()
                .mapToDouble(prototype -> measure.similarity(vector, prototype.vector))
                .toArray();
    }

    /** For people: {@code ASONDE's 14 clusters say cluster-3 (cosine 0.931)}. */
    @Override
    public String verdict(Board board) {
        if (prototypes.size() == 1) {
            return algorithm + "'s only cluster holds all endgames";
        }
        double[] similarities = similarities(board);
        int nearest = 0;
        for (int i = 1; i < similarities.length; i++) {
            nearest = similarities[i] > similarities[nearest] ? i : nearest;
        }
        String word = measure == Measure.COSINE ? "cosine" : "similarity";
        String similarity = String.format(Locale.ROOT, " (%s %.3f)", word, similarities[nearest]);
        return this + " say " + prototypes.get(nearest).name + similarity;
    }

    @Override
    public String toString() {
        return algorithm + "'s " + prototypes.size() + " clusters";
    }
}
