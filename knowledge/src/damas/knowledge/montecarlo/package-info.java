/**
 * Monte Carlo tree search that knows no game (reference/go-ahead.md 2.5 to 4).
 *
 * <p>A game takes part by a {@link damas.knowledge.montecarlo.PlayoutGame}, which makes a mutable
 * {@link damas.knowledge.montecarlo.PlayoutState} for each thread, and by its
 * {@link damas.knowledge.montecarlo.PriorKnowledge}. Read {@code PlayoutState} first.
 */
package damas.knowledge.montecarlo;
