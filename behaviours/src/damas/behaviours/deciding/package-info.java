/**
 * How a team decides on a move: {@link ChoosingMove} is the coordinator's side of one request
 * (reference/mp-draughts.md 2.4). It allocates a player, or several that vote, and asks them. Who declines, falls
 * silent or is lost is replaced; when time runs out the best of what was heard is played.
 */
package damas.behaviours.deciding;
