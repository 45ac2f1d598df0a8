/**
 * Evaluation: what a position is worth, by features and a network.
 *
 * <p>A {@link damas.knowledge.evaluation.Feature} is a count over the board as one side sees it ({@link
 * damas.knowledge.evaluation.Perspective}); a {@link damas.knowledge.evaluation.FeatureSet} chooses some of them and
 * {@link damas.knowledge.evaluation.NetFeatureMap} turns a board into their bits. The network of {@link
 * damas.knowledge.evaluation.NetworkWeights} is computed three times: exactly and with its derivative for learning
 * ({@link damas.knowledge.evaluation.NetworkGradient}), fast for search ({@link
 * damas.knowledge.evaluation.FlatNetwork}), and by Encog ({@link damas.knowledge.evaluation.EncogNetwork}) to check the
 * other two. See reference/mp-draughts.md 3 and 4, reference/ls-draughts.md 3 and 4.
 */
package damas.knowledge.evaluation;
