package damas.knowledge.draughts.learning;

import damas.knowledge.draughts.evaluation.NetworkShape;

/**
 * The constants of temporal-difference learning. The papers give the learning rates only (reference/mp-draughts.md
 * 5.2); with them a learner that meets an equal soon falls into predicting a loss everywhere, so the default is a tenth
 * of them. That and the other defaults come from a sweep ({@code damas sweep}, docs/results.md).
 *
 * @param lambda how much of a gradient is left one move later
 * @param gamma how much the next prediction counts against the one now
 * @param momentum the share of the last change that is added to one of the same sign
 * @param drawReward what a draw is worth; a win is worth 1 and a loss -1
 * @param rate multiplies the papers' learning rates, 1 / inputs for the weights that start at the input layer and
 *     1 / hidden for those that start at the hidden layer
 */
public record LearningSettings(double lambda, double gamma, double momentum, double drawReward, double rate) {
    public static final LearningSettings DEFAULT = new LearningSettings(0.7, 1, 0, 0, 0.1);

    public LearningSettings {
        if (!(lambda >= 0 && lambda <= 1 && gamma > 0 && gamma <= 1 && momentum >= 0 && momentum < 1)) {
            throw new IllegalArgumentException("lambda and gamma must lie from 0 to 1, and momentum below 1");
        }
        if (!(Math.abs(drawReward) <= 1 && rate > 0 && rate < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("a draw is worth from -1 to 1, and the rate is above 0");
        }
    }

    public LearningSettings withLambda(double other) {
        return new LearningSettings(other, gamma, momentum, drawReward, rate);
    }

    public LearningSettings withGamma(double other) {
        return new LearningSettings(lambda, other, momentum, drawReward, rate);
    }

    public LearningSettings withMomentum(double other) {
        return new LearningSettings(lambda, gamma, other, drawReward, rate);
    }

    public LearningSettings withDrawReward(double other) {
        return new LearningSettings(lambda, gamma, momentum, other, rate);
    }

    public LearningSettings withRate(double other) {
        return new LearningSettings(lambda, gamma, momentum, drawReward, other);
    }

    double inputRate(NetworkShape shape) {
        return rate / shape.inputs();
    }

    double hiddenRate(NetworkShape shape) {
        return rate / shape.hidden();
    }
}
