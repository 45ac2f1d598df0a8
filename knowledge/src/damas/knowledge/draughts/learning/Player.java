package damas.knowledge.draughts.learning;

import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.GameInPlay;

/** Plays one side of one game; a new game needs a new player. */
public interface Player {
    /** The move to play in a game that is not over and in which it is this player's turn. */
    DraughtsMove choose(GameInPlay game);
}
