/**
 * Databases of positions out of games: which are taken ({@link PositionMiner}) and
 * from which games ({@link GamePart}), and how they look as text and to Weka.
 */
package damas.knowledge.draughts.mining.positions;
