package damas.tests.learning;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.evaluation.NetworkGradient;
import damas.knowledge.draughts.evaluation.NetworkShape;
import damas.knowledge.draughts.learning.LearningSettings;
import damas.knowledge.draughts.learning.TemporalDifference;
import damas.tests.Fast;
import damas.tests.game.Positions;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** TD(lambda). */
@Fast
class TemporalDifferenceTest {
    private static final NetworkShape SHAPE = new NetworkShape(12, 5);

    private final Random random = new Random(Positions.SEED);
    private final NetworkGradient network = new NetworkGradient(SHAPE);

    private double[] weights() {
        return random.doubles(SHAPE.weights(), -0.2, 0.2).toArray();
    }

    private long inputs() {
        return random.nextInt(1 << SHAPE.inputs());
    }

    private double rate(int weight) {
        return weight < SHAPE.layer1() ? 1.0 / SHAPE.inputs() : 1.0 / SHAPE.hidden();
    }

    @Test
    void aStepFollowsTheGradientThatDifferencesShow() {
        double[] before = weights();
        long now = inputs();
        long next = inputs();
        double gamma = 0.95;
        TemporalDifference learner =
                new TemporalDifference(new LearningSettings(0, gamma, 0, 0, 1), SHAPE, before);
        learner.begin(now);
        learner.moved(next);
        double error = gamma * network.predict(before, next) - network.predict(before, now);
        double h = 1e-6;
        for (int i = 0; i < before.length; i++) {
            double[] more = before.clone();
            double[] less = before.clone();
            more[i] += h;
            less[i] -= h;
            double slope = (network.predict(more, now) - network.predict(less, now)) / (2 * h);
            assertEquals(before[i] + rate(i) * error * slope, learner.copy()[i], 1e-8, "weight " + i);
        }
    }

    @Test
    void theIncrementalFormIsSuttonsSum() {
        double lambda = 0.8;
        double gamma = 0.99;
        double[] expected = weights();
        TemporalDifference learner =
                new TemporalDifference(new LearningSettings(lambda, gamma, 0, 0, 1), SHAPE, expected);
        List<double[]> gradients = new ArrayList<>();
        long now = inputs();
        learner.begin(now);
        for (int t = 0; t < 30; t++) {
            double[] gradient = new double[expected.length];
            double prediction = network.gradient(expected, now, gradient);
            gradients.add(gradient);
            boolean last = t == 29;
            long next = inputs();
            double error = (last ? 1 : gamma * network.predict(expected, next)) - prediction;
            for (int i = 0; i < expected.length; i++) {
                double sum = 0;
                for (int k = 0; k <= t; k++) {
                    sum += Math.pow(lambda, t - k) * gradients.get(k)[i];
                }
                expected[i] += rate(i) * error * sum;
            }
            if (last) {
                learner.end(1);
            } else {
                learner.moved(next);
            }
            now = next;
            assertArrayEquals(expected, learner.copy(), 1e-12, "step " + t);
        }
    }

    @Test
    void momentumAddsOnlyToChangesOfTheSameSign() {
        double lambda = 0.7;
        double momentum = 0.5;
        double[] expected = weights();
        double[] trace = new double[expected.length];
        double[] lastChange = new double[expected.length];
        double[] gradient = new double[expected.length];
        TemporalDifference learner =
                new TemporalDifference(new LearningSettings(lambda, 1, momentum, 0, 1), SHAPE, expected);
        long now = inputs();
        learner.begin(now);
        int added = 0;
        int braked = 0;
        for (int t = 0; t < 30; t++) {
            long next = inputs();
            double error = network.predict(expected, next) - network.gradient(expected, now, gradient);
            for (int i = 0; i < expected.length; i++) {
                trace[i] = lambda * trace[i] + gradient[i];
                double change = rate(i) * error * trace[i];
                boolean sameSign = Math.signum(change) * Math.signum(lastChange[i]) == 1;
                added += sameSign ? 1 : 0;
                braked += sameSign ? 0 : 1;
                lastChange[i] = sameSign ? change + momentum * lastChange[i] : change;
                expected[i] += lastChange[i];
            }
            learner.moved(next);
            assertArrayEquals(expected, learner.copy(), 1e-12, "step " + t);
            now = next;
        }
        assertTrue(added > 100 && braked > 100, added + " with momentum, " + braked + " without");
    }

    @Test
    void aRewardDrawsThePredictionTowardsIt() {
        for (double reward : new double[] {-1, 0, 1}) {
            double[] before = weights();
            long now = inputs();
            TemporalDifference learner = new TemporalDifference(LearningSettings.DEFAULT, SHAPE, before);
            learner.begin(now);
            learner.end(reward);
            double was = Math.abs(reward - network.predict(before, now));
            double is = Math.abs(reward - network.predict(learner.copy(), now));
            assertTrue(is < was, reward + ": " + was + " to " + is);
        }
    }

    @Test
    void aNewGameForgetsTheTraces() {
        double[] before = weights();
        TemporalDifference learner = new TemporalDifference(LearningSettings.DEFAULT, SHAPE, before);
        learner.begin(inputs());
        learner.moved(inputs());
        double[] between = learner.copy();
        long now = inputs();
        learner.begin(now);
        learner.end(1);
        TemporalDifference fresh = new TemporalDifference(LearningSettings.DEFAULT, SHAPE, between);
        fresh.begin(now);
        fresh.end(1);
        assertArrayEquals(fresh.copy(), learner.copy());
    }

    @Test
    void settingsThatMakeNoSenseAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> new LearningSettings(1.1, 1, 0, 0, 1));
        assertThrows(IllegalArgumentException.class, () -> new LearningSettings(0.5, 0, 0, 0, 1));
        assertThrows(IllegalArgumentException.class, () -> new LearningSettings(0.5, 1, 1, 0, 1));
        assertThrows(IllegalArgumentException.class, () -> new LearningSettings(0.5, 1, 0, 2, 1));
        assertThrows(IllegalArgumentException.class, () -> new LearningSettings(0.5, 1, 0, 0, Double.NaN));
    }
}
