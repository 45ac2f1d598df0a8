package damas.knowledge.draughts.evaluation;

import damas.knowledge.draughts.evaluation.FeatureSet.Input;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What a network knows, for one that sees other features. The papers start endgame agents from the opening agent's
 * weights, and do not say how where the two see different features (reference/mp-draughts.md 15): here every weight of
 * a feature that both see on as many bits is taken over, with all weights behind the inputs; what the old network has
 * not seen starts small and random. With the same features it is the same network.
 */
public final class FeatureMapping {
    private FeatureMapping() {}

    /**
     * The weights with which an agent starts.
     *
     * @param known what it takes over; random weights, if absent
     * @param seed decides what is random
     */
    public static NetworkWeights start(Optional<NetworkWeights> known, FeatureSet features, long seed) {
        return known.map(weights -> of(weights, features, seed))
                .orElseGet(() -> NetworkWeights.random(features, NetworkShape.HIDDEN, seed));
    }

    /**
     * @param seed decides the weights of features that are new
     */
    public static NetworkWeights of(NetworkWeights known, FeatureSet features, long seed) {
        int hidden = known.shape().hidden();
        NetworkShape from = known.shape();
        NetworkWeights fresh = NetworkWeights.random(features, hidden, seed);
        NetworkShape to = fresh.shape();
        double[] values = fresh.copy();
        Map<Input, Integer> places = places(known.features());
        places(features).forEach((input, place) -> {
            Integer old = places.get(input);
            for (int bit = 0; old != null && bit < input.bits(); bit++) {
                for (int neuron = 0; neuron < hidden; neuron++) {
                    values[to.inputToHidden(place + bit, neuron)] =
                            known.value(from.inputToHidden(old + bit, neuron));
                }
                values[to.inputToOutput(place + bit)] = known.value(from.inputToOutput(old + bit));
            }
        });
        for (int neuron = 0; neuron < hidden; neuron++) {
            values[to.hiddenBias(neuron)] = known.value(from.hiddenBias(neuron));
            values[to.hiddenToOutput(neuron)] = known.value(from.hiddenToOutput(neuron));
        }
        values[to.outputBias()] = known.value(from.outputBias());
        return fresh.with(values);
    }

    /** The first bit of each feature. */
    private static Map<Input, Integer> places(FeatureSet features) {
        Map<Input, Integer> places = new HashMap<>();
        int bit = 0;
        for (Input input : features.inputs()) {
            places.put(input, bit);
            bit += input.bits();
        }
        return places;
    }
}
