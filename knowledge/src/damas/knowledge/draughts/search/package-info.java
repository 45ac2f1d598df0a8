/**
 * Search: which move is best, and what a position is worth.
 *
 * <p>A player's search is made of parts that {@link SearchSettings} names and {@link
 * Search#of} puts together: {@link Minimax} or {@link
 * AlphaBeta} looks at the tree to one depth, {@link IterativeDeepening}
 * repeats it within a {@link damas.knowledge.engine.Budget}, a {@link TranspositionTable}
 * remembers, and an {@link Evaluator} judges the leaves. Values are negamax, as {@link
 * damas.knowledge.engine.Value} says. The {@link damas.knowledge.draughts.DraughtsPosition} knows the moves before it,
 * so the search sees which lines end in a draw.
 *
 * <p>{@link MaterialSearch} is alpha-beta over material: the opponent in the terminal and the
 * judge of openings. See reference/adversarial-search.md for the algorithms.
 */
package damas.knowledge.draughts.search;
