package damas.knowledge.draughts.mining.exceptions;

import damas.knowledge.draughts.evaluation.FeatureSet;
import damas.knowledge.draughts.evaluation.PublishedSet;

/**
 * How rules are mined (reference/mp-draughts.md 12.4 and 12.5).
 *
 * @param features whose counts the rules may test
 * @param confidenceFactor of C4.5's pruning: less prunes more, and above 0.5 nothing is pruned
 * @param leafSize the fewest boards of a leaf
 * @param folds of the cross-validation that says how well a tree does on boards that it has not seen
 * @param leastConfidence a rule must be right on more than this share of the boards that it covers
 * @param seed divides the boards into folds
 */
public record RuleSettings(
        FeatureSet features,
        double confidenceFactor,
        int leafSize,
        int folds,
        double leastConfidence,
        int seed) {
    /** The thesis's: the features of its endgame agents, 0.5, ten folds, more than one half. */
    public static final RuleSettings THESIS = new RuleSettings(PublishedSet.V1.features(), 0.5, 2, 10, 0.5, 1);

    public RuleSettings {
        if (!(confidenceFactor > 0 && confidenceFactor < 1) || !(leastConfidence >= 0 && leastConfidence < 1)) {
            throw new IllegalArgumentException("the confidences must be between 0 and 1");
        }
        if (leafSize < 1 || folds < 2) {
            throw new IllegalArgumentException("a leaf needs a board, and a cross-validation two folds");
        }
    }
}
