/**
 * What every game for two sides has: sides, results, endings, clocks.
 *
 * <p>Nothing here knows a particular game; {@link damas.knowledge.text} is all that it sees.
 */
package damas.knowledge.game;
