/**
 * The game of English draughts: board, moves, rules, notation.
 *
 * <p>A {@link Board} is an immutable value of three bitboards, a side to move and a Zobrist key.
 * {@link MoveGenerator} works on the bare bitboards, so that the hottest loops never allocate; a
 * move is one {@code long} there and a {@link DraughtsMove} everywhere else. {@link
 * Fen} and {@link PdnReader} let nothing in that is not a possible board or a
 * legal game. A {@link DraughtsPosition} is a board with the game that led to it; {@link DrawJudge} applies the draw
 * rules to it and inside a search. A finished {@link DraughtsGame} is a plain record. The rules are those of DESIGN.md,
 * "Game rules".
 */
package damas.knowledge.draughts;
