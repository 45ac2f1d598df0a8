package damas.knowledge.learning;

import damas.knowledge.game.Move;
import damas.knowledge.game.Position;

/** Plays one side of one game; a new game needs a new player. */
@FunctionalInterface
public interface GamePlayer {
    /** Returns the move to play in a position that is not over and in which it is this player's turn. */
    Move choose(Position position);
}
