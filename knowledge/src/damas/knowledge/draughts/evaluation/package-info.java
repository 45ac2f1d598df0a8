/**
 * Evaluation: what a position is worth, by features and a network.
 *
 * <p>A {@link Feature} is a count over the board as one side sees it ({@link
 * Perspective}); a {@link FeatureSet} chooses some of them and
 * {@link NetFeatureMap} turns a board into their bits. The network of {@link
 * NetworkWeights} is computed three times: exactly and with its derivative for learning
 * ({@link NetworkGradient}), fast for search ({@link
 * FlatNetwork}), and by Encog ({@link EncogNetwork}) to check the
 * other two. See reference/mp-draughts.md 3 and 4, reference/ls-draughts.md 3 and 4.
 */
package damas.knowledge.draughts.evaluation;
