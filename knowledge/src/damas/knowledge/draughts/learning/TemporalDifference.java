package damas.knowledge.draughts.learning;

import damas.knowledge.draughts.evaluation.NetworkGradient;
import damas.knowledge.draughts.evaluation.NetworkShape;
import java.util.Arrays;

/**
 * TD(lambda), on line: after each move of the learner its weights go a step towards making the prediction before the
 * move what the one after it is, and at the end of the game towards the reward (reference/mp-draughts.md 5, with the
 * repairs named there).
 *
 * <p>Each weight has an eligibility, {@code e(t) = lambda e(t-1) + dP_t/dw}, and changes by
 * {@code rate (gamma P_t+1 - P_t) e(t)}; if that has the sign of its last change, momentum adds a share of the latter
 * (equation 10). The prediction is then made again with the new weights. The reward takes the place of the last
 * prediction and is not discounted, which the papers leave open.
 */
public final class TemporalDifference {
    private final LearningSettings settings;
    private final NetworkShape shape;
    private final NetworkGradient network;
    private final double[] weights;
    private final double[] gradient;
    private final double[] eligibility;
    private final double[] lastChange;
    private double prediction;

    /** Learns from these weights on, in an array of its own. */
    public TemporalDifference(LearningSettings settings, NetworkShape shape, double[] weights) {
        this.settings = settings;
        this.shape = shape;
        this.weights = weights.clone();
        network = new NetworkGradient(shape);
        gradient = new double[weights.length];
        eligibility = new double[weights.length];
        lastChange = new double[weights.length];
    }

    /** A new game begins with these inputs. */
    public void begin(long inputs) {
        Arrays.fill(eligibility, 0);
        Arrays.fill(lastChange, 0);
        prediction = network.gradient(weights, inputs, gradient);
    }

    /** The learner has moved, and the game goes on with these inputs. */
    public void moved(long inputs) {
        learn(settings.gamma() * network.predict(weights, inputs) - prediction);
        prediction = network.gradient(weights, inputs, gradient);
    }

    /** The game is over. */
    public void end(double reward) {
        learn(reward - prediction);
    }

    private void learn(double error) {
        int layer1 = shape.layer1();
        learn(error * settings.inputRate(shape), 0, layer1);
        learn(error * settings.hiddenRate(shape), layer1, weights.length);
    }

    private void learn(double step, int from, int to) {
        double lambda = settings.lambda();
        double momentum = settings.momentum();
        for (int i = from; i < to; i++) {
            eligibility[i] = lambda * eligibility[i] + gradient[i];
            double change = step * eligibility[i];
            if (change * lastChange[i] > 0) {
                change += momentum * lastChange[i];
            }
            weights[i] += change;
            lastChange[i] = change;
        }
    }

    /** The weights now, in an array of the caller's own. */
    public double[] copy() {
        return weights.clone();
    }

    /** The weights now: the learner's own array, which changes with each step. */
    double[] weights() {
        return weights;
    }
}
