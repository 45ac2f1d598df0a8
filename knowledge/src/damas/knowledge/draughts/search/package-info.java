/**
 * Search: which move is best, and what a position is worth.
 *
 * <p>A player's search is made of parts that {@link SearchSettings} names and {@link
 * Search#of} puts together: {@link Minimax} or {@link
 * AlphaBeta} looks at the tree to one depth, {@link IterativeDeepening}
 * repeats it within {@link SearchLimits}, a {@link TranspositionTable}
 * remembers, and an {@link Evaluator} judges the leaves. Values are negamax, as {@link
 * Value} says. The {@link damas.knowledge.draughts.DraughtsPosition} of the game tells which lines run into
 * a draw.
 *
 * <p>{@link MaterialSearch} is alpha-beta over material: the opponent in the terminal and the
 * judge of openings. See reference/adversarial-search.md for the algorithms.
 */
package damas.knowledge.draughts.search;
