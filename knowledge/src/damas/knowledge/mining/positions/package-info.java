/**
 * Databases of positions out of games: which are taken ({@link damas.knowledge.mining.positions.PositionMiner}) and
 * from which games ({@link damas.knowledge.mining.positions.GamePart}), and how they look as text and to Weka.
 */
package damas.knowledge.mining.positions;
