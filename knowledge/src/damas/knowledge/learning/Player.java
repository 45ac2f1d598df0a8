package damas.knowledge.learning;

import damas.knowledge.game.GameInPlay;
import damas.knowledge.game.Move;

/** Plays one side of one game; a new game needs a new player. */
public interface Player {
    /** The move to play in a game that is not over and in which it is this player's turn. */
    Move choose(GameInPlay game);
}
