/**
 * How a team decides on a move: {@link ChoosingMove} is the coordinator's side of one request
 * (reference/mp-draughts.md 2.4). It allocates a player, or several that vote, and asks them. A player that declines,
 * falls silent or is lost is replaced.
 *
 * <p>Read {@code Proposals} first: it says which move follows from what the players have found, and whether that is a
 * fallback. {@code MoveTime} says how the time of the move is divided. Both know neither agents nor the clock on the
 * wall, so tests can run them.
 */
package damas.behaviours.deciding;
