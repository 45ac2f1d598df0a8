/**
 * Exception rules: where the clusterer allocates the wrong agent, and how to tell.
 *
 * <p>On boards kept for it every agent plays against the allocated one ({@link
 * damas.knowledge.mining.exceptions.Trial}, by whatever plays a {@link damas.knowledge.mining.exceptions.Duel}); where
 * that one loses is a {@link damas.knowledge.mining.exceptions.SpecialSituation}. {@link
 * damas.knowledge.mining.exceptions.RuleMiner} makes a decision tree of those of each agent, and {@code
 * damas.knowledge.allocation.ExceptionRule}s of its paths. See reference/mp-draughts.md 12.
 */
package damas.knowledge.mining.exceptions;
