package damas.tests.evaluation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Colour;
import damas.knowledge.draughts.evaluation.EncogNetwork;
import damas.knowledge.draughts.evaluation.FeatureSet;
import damas.knowledge.draughts.evaluation.FlatNetwork;
import damas.knowledge.draughts.evaluation.NetFeatureMap;
import damas.knowledge.draughts.evaluation.NetworkEvaluator;
import damas.knowledge.draughts.evaluation.NetworkGradient;
import damas.knowledge.draughts.evaluation.NetworkShape;
import damas.knowledge.draughts.evaluation.NetworkWeights;
import damas.knowledge.draughts.evaluation.PublishedSet;
import damas.tests.Fast;
import damas.tests.game.Positions;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The network: its three computations agree, and its derivative is right. */
@Fast
class NetworkTest {
    private static final FeatureSet ALL = PublishedSet.VISIONDRAUGHTS.features();

    /** Random weights of a given size: 0.2 is an untrained network, 3 one in which neurons are saturated. */
    private static NetworkWeights weights(FeatureSet features, int hidden, double size, Random random) {
        double[] values = new double[new NetworkShape(features.bits(), hidden).weights()];
        Arrays.setAll(values, i -> size * (2 * random.nextDouble() - 1));
        return NetworkWeights.of(features, hidden, values);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.05, 0.2, 0.5, 1, 3})
    void theFlatNetworkEqualsEncogs(double size) {
        Positions positions = new Positions(Positions.SEED);
        for (PublishedSet published : PublishedSet.values()) {
            NetworkWeights weights = weights(published.features(), NetworkShape.HIDDEN, size, positions.random());
            NetFeatureMap map = new NetFeatureMap(weights.features());
            EncogNetwork encog = new EncogNetwork(weights);
            FlatNetwork flat = new FlatNetwork(weights);
            NetworkEvaluator evaluator = new NetworkEvaluator(weights);
            NetworkGradient exact = new NetworkGradient(weights.shape());
            for (int i = 0; i < 200; i++) {
                Board board = positions.next();
                long inputs = map.inputs(board, board.turn());
                double expected = encog.output(inputs);
                assertEquals(expected, exact.predict(weights.copy(), inputs), 1e-12);
                assertEquals(expected, flat.output(inputs), 1e-5, board::toString);
                assertEquals(flat.output(inputs), evaluator.evaluate(board, board.turn()));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 7, 8, 15, 16, 20, 33})
    void anyNumberOfHiddenNeuronsWillDo(int hidden) {
        Random random = new Random(hidden);
        NetworkWeights weights = weights(ALL, hidden, 0.5, random);
        EncogNetwork encog = new EncogNetwork(weights);
        FlatNetwork flat = new FlatNetwork(weights);
        for (int i = 0; i < 50; i++) {
            long inputs = random.nextLong() >>> Long.SIZE - ALL.bits();
            assertEquals(encog.output(inputs), flat.output(inputs), 1e-5);
        }
    }

    @Test
    void sixtyFourInputsAreAllSeen() {
        FeatureSet full = FeatureSet.parse("Threat:8 Taken:8 Exposure:8 CentreControl:8 PieceTake:8 PieceThreat:8"
                + " Advancement:8 TotalMobility:8");
        Random random = new Random(64);
        NetworkWeights weights = weights(full, NetworkShape.HIDDEN, 0.3, random);
        EncogNetwork encog = new EncogNetwork(weights);
        FlatNetwork flat = new FlatNetwork(weights);
        for (int i = 0; i < Long.SIZE; i++) {
            assertEquals(encog.output(1L << i), flat.output(1L << i), 1e-5);
        }
        assertEquals(encog.output(-1), flat.output(-1), 1e-5);
        assertEquals(encog.output(0), flat.output(0), 1e-5);
    }

    @Test
    void noPredictionIsAsGoodAsAWinOrAsBadAsALoss() {
        Random random = new Random(1);
        for (double size : new double[] {0, 1, 10, 1e3, 1e30}) {
            FlatNetwork flat = new FlatNetwork(weights(ALL, NetworkShape.HIDDEN, size, random));
            for (int i = 0; i < 2_000; i++) {
                float output = flat.output(random.nextLong() >>> Long.SIZE - ALL.bits());
                assertTrue(output > -1 && output < 1, size + ": " + output);
            }
        }
    }

    @Test
    void theGradientIsTheOneOfFiniteDifferences() {
        Positions positions = new Positions(Positions.SEED + 5);
        double step = 1e-6;
        for (double size : new double[] {0.2, 1}) {
            NetworkWeights weights = weights(ALL, NetworkShape.HIDDEN, size / 2, positions.random());
            NetFeatureMap map = new NetFeatureMap(ALL);
            NetworkGradient network = new NetworkGradient(weights.shape());
            double[] values = weights.copy();
            double[] gradient = new double[values.length];
            for (int board = 0; board < 10; board++) {
                long inputs = map.inputs(positions.next(), Colour.BLACK);
                double prediction = network.gradient(values, inputs, gradient);
                assertEquals(network.predict(values, inputs), prediction);
                for (int i = 0; i < values.length; i++) {
                    double kept = values[i];
                    values[i] = kept + step;
                    double above = network.predict(values, inputs);
                    values[i] = kept - step;
                    double below = network.predict(values, inputs);
                    values[i] = kept;
                    assertEquals((above - below) / (2 * step), gradient[i], 1e-8, "weight " + i);
                }
            }
        }
    }

    @Test
    void everyWeightHasItsOwnPlace() {
        NetworkShape shape = new NetworkShape(48, 20);
        assertEquals(1049, shape.weights());
        BitSet seen = new BitSet();
        for (int j = 0; j < shape.hidden(); j++) {
            for (int i = 0; i < shape.inputs(); i++) {
                take(seen, shape.inputToHidden(i, j), shape.inputToHidden(i, j) < shape.layer1());
            }
            take(seen, shape.hiddenBias(j), shape.hiddenBias(j) < shape.layer1());
            take(seen, shape.hiddenToOutput(j), shape.hiddenToOutput(j) >= shape.layer1());
        }
        for (int i = 0; i < shape.inputs(); i++) {
            take(seen, shape.inputToOutput(i), shape.inputToOutput(i) < shape.layer1());
        }
        take(seen, shape.outputBias(), shape.outputBias() >= shape.layer1());
        assertEquals(shape.weights(), seen.cardinality());
        assertEquals(shape.weights(), seen.length());
    }

    private static void take(BitSet seen, int index, boolean inItsLayer) {
        assertTrue(inItsLayer);
        assertFalse(seen.get(index), "index " + index + " has two weights");
        seen.set(index);
    }

    @Test
    void initialWeightsAreInTheirRangeAndFollowFromTheSeed() {
        NetworkWeights weights = NetworkWeights.random(ALL, NetworkShape.HIDDEN, 11);
        double[] values = weights.copy();
        assertTrue(Arrays.stream(values).allMatch(value -> Math.abs(value) <= 0.2));
        assertTrue(Arrays.stream(values).max().orElseThrow() > 0.19);
        assertTrue(Arrays.stream(values).min().orElseThrow() < -0.19);
        assertEquals(0, Arrays.stream(values).average().orElseThrow(), 0.02);
        assertEquals(weights, NetworkWeights.random(ALL, NetworkShape.HIDDEN, 11));
        assertNotEquals(weights, NetworkWeights.random(ALL, NetworkShape.HIDDEN, 12));
    }

    @Test
    void weightsAreAValue() {
        NetworkWeights weights = NetworkWeights.random(ALL, NetworkShape.HIDDEN, 11);
        double[] values = weights.copy();
        values[0] = 7;
        assertNotEquals(7, weights.value(0));
        NetworkWeights changed = weights.with(values);
        values[0] = 8;
        assertEquals(7, changed.value(0));
        assertThrows(IllegalArgumentException.class, () -> weights.with(new double[3]));
        values[5] = Double.NaN;
        assertThrows(IllegalArgumentException.class, () -> weights.with(values));
    }

    @Test
    void newWeightsCanBeLoaded() {
        NetworkWeights first = NetworkWeights.random(ALL, NetworkShape.HIDDEN, 1);
        NetworkWeights second = NetworkWeights.random(ALL, NetworkShape.HIDDEN, 2);
        FlatNetwork flat = new FlatNetwork(first);
        flat.load(second.copy());
        assertEquals(new FlatNetwork(second).output(123_456_789), flat.output(123_456_789));
    }
}
