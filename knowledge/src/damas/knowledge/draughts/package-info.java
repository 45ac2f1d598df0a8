/**
 * The game of English draughts: board, moves, rules, notation.
 *
 * <p>A {@link Board} is an immutable value of three bitboards, a side to move and a Zobrist key.
 * {@link MoveGenerator} works on the bare bitboards, so that the hottest loops never allocate; a
 * move is one {@code long} there and a {@link DraughtsMove} everywhere else. {@link
 * Fen} and {@link PdnReader} let nothing in that is not a possible board or a
 * legal game. {@link GameInPlay} applies the draw rules while a game is played; a finished {@link
 * DraughtsGame} is a plain record. The rules are those of DESIGN.md, "Game rules".
 */
package damas.knowledge.draughts;
