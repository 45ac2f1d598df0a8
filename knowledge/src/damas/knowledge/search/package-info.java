/**
 * Search: which move is best, and what a position is worth.
 *
 * <p>{@link damas.knowledge.search.MaterialSearch} is plain alpha-beta over material: the opponent in the terminal and
 * the judge of openings. See reference/adversarial-search.md for the algorithm.
 */
package damas.knowledge.search;
