/**
 * Search: which move is best, and what a position is worth.
 *
 * <p>A player's search is made of parts that {@link damas.knowledge.search.SearchSettings} names and {@link
 * damas.knowledge.search.Search#of} puts together: {@link damas.knowledge.search.Minimax} or {@link
 * damas.knowledge.search.AlphaBeta} looks at the tree to one depth, {@link damas.knowledge.search.IterativeDeepening}
 * repeats it within {@link damas.knowledge.search.SearchLimits}, a {@link damas.knowledge.search.TranspositionTable}
 * remembers, and an {@link damas.knowledge.search.Evaluator} judges the leaves. Values are negamax, as {@link
 * damas.knowledge.search.Value} says. The {@link damas.knowledge.search.History} of the game tells which lines run into
 * a draw.
 *
 * <p>{@link damas.knowledge.search.MaterialSearch} is alpha-beta over material: the opponent in the terminal and the
 * judge of openings. See reference/adversarial-search.md for the algorithms.
 */
package damas.knowledge.search;
