/**
 * The game of English draughts: board, moves, rules, notation.
 *
 * <p>A {@link damas.knowledge.game.Board} is an immutable value of three bitboards, a side to move and a Zobrist key.
 * {@link damas.knowledge.game.MoveGenerator} works on the bare bitboards, so that the hottest loops never allocate; a
 * move is one {@code long} there and a {@link damas.knowledge.game.Move} everywhere else. {@link
 * damas.knowledge.game.Fen} and {@link damas.knowledge.game.PdnReader} let nothing in that is not a possible board or a
 * legal game. {@link damas.knowledge.game.GameInPlay} applies the draw rules while a game is played; a finished {@link
 * damas.knowledge.game.Game} is a plain record. The rules are those of DESIGN.md, "Game rules".
 */
package damas.knowledge.game;
