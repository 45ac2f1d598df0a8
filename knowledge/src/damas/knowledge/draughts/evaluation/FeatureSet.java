package damas.knowledge.draughts.evaluation;

import static damas.knowledge.text.NotationException.quoted;

import damas.knowledge.text.NotationException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Some features of the catalogue in a fixed order, each with the bits on which its count is written: what one network
 * sees. As a text: {@code DoubleDiagonal:4 Threat:3}; when read, the bits may be left out, and a set that was published
 * may be called by its name ({@link PublishedSet}).
 */
public record FeatureSet(List<Input> inputs) {
    /** The most bits of a set: the inputs of a network are the bits of one {@code long}. */
    public static final int MAX_BITS = Long.SIZE;

    /** A feature and its bits. */
    public record Input(Feature feature, int bits) {
        private static final int MOST = 8;

        public Input {
            if (bits < 1 || bits > MOST) {
                throw new IllegalArgumentException(feature + " has " + bits + " bits, not 1 to " + MOST);
            }
        }

        /** How a count is written: saturated, with half the range added if it may be below zero. */
        public int code(int count) {
            return Math.max(0, Math.min(largest(), count + offset()));
        }

        int largest() {
            return (1 << bits) - 1;
        }

        int offset() {
            return feature.signed() ? 1 << bits - 1 : 0;
        }

        @Override
        public String toString() {
            return feature + ":" + bits;
        }
    }

    public FeatureSet {
        inputs = List.copyOf(inputs);
        if (inputs.isEmpty()) {
            throw new IllegalArgumentException("there is no feature in it");
        }
        Set<Feature> seen = new HashSet<>();
        for (Input input : inputs) {
            if (!seen.add(input.feature())) {
                throw new IllegalArgumentException(input.feature() + " is in it twice");
            }
        }
        int bits = sum(inputs);
        if (bits > MAX_BITS) {
            throw new IllegalArgumentException("it has " + bits + " bits, and a network takes " + MAX_BITS);
        }
    }

    /** These features with the bits of the catalogue. */
    public static FeatureSet of(Feature... features) {
        return new FeatureSet(
                Arrays.stream(features).map(feature -> new Input(feature, feature.bits())).toList());
    }

    /**
     * Reads a list of features, or the name of a published set.
     *
     * @throws NotationException if it is neither, with the reason
     */
    public static FeatureSet parse(String text) {
        String names = text.strip();
        for (PublishedSet published : PublishedSet.values()) {
            if (published.toString().equalsIgnoreCase(names)) {
                return published.features();
            }
        }
        try {
            List<Input> inputs = new ArrayList<>();
            for (String name : names.split("[\\s,]+")) {
                inputs.add(input(name));
            }
            return new FeatureSet(inputs);
        } catch (NotationException e) {
            throw e;
        } catch (IllegalArgumentException e) {
            throw new NotationException(quoted(text) + " is no set of features: " + e.getMessage());
        }
    }

    private static Input input(String text) {
        int colon = text.indexOf(':');
        String name = (colon < 0 ? text : text.substring(0, colon)).toLowerCase(Locale.ROOT);
        Feature feature = Arrays.stream(Feature.values())
                .filter(known -> known.toString().toLowerCase(Locale.ROOT).equals(name))
                .findFirst()
                .orElseThrow(() -> new NotationException(quoted(text) + " is no feature; there are "
                        + Arrays.stream(Feature.values()).map(Feature::toString).collect(Collectors.joining(", "))));
        if (colon < 0) {
            return new Input(feature, feature.bits());
        }
        String bits = text.substring(colon + 1);
        if (!bits.matches("[0-9]{1,2}")) {
            throw new NotationException(quoted(text) + " does not say a number of bits");
        }
        return new Input(feature, Integer.parseInt(bits));
    }

    public int size() {
        return inputs.size();
    }

    /** How many bits there are together: the input neurons of the network. */
    public int bits() {
        return sum(inputs);
    }

    private static int sum(List<Input> inputs) {
        return inputs.stream().mapToInt(Input::bits).sum();
    }

    /** The features whose place has a 1 in {@code chosen}, the first feature in the lowest bit. */
    public FeatureSet subset(long chosen) {
        List<Input> kept = new ArrayList<>();
        for (int i = 0; i < size(); i++) {
            if ((chosen >>> i & 1) != 0) {
                kept.add(inputs.get(i));
            }
        }
        return new FeatureSet(kept);
    }

    /** The same set with another feature, or other bits, in the place of one. */
    public FeatureSet replacing(Feature old, Input replacement) {
        if (inputs.stream().noneMatch(input -> input.feature() == old)) {
            throw new IllegalArgumentException(old + " is not in it");
        }
        return new FeatureSet(
                inputs.stream().map(input -> input.feature() == old ? replacement : input).toList());
    }

    @Override
    public String toString() {
        return inputs.stream().map(Input::toString).collect(Collectors.joining(" "));
    }
}
