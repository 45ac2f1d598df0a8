/**
 * Exception rules: where the clusterer allocates the wrong agent, and how to tell.
 *
 * <p>On boards kept for it every agent plays against the allocated one ({@link
 * Trial}, by whatever plays a {@link Duel}); where
 * that one loses is a {@link SpecialSituation}. {@link
 * RuleMiner} makes a decision tree of those of each agent, and {@code
 * damas.knowledge.draughts.allocation.ExceptionRule}s of its paths. See reference/mp-draughts.md 12.
 */
package damas.knowledge.draughts.mining.exceptions;
