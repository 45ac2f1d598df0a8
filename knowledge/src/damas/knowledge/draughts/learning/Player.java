package damas.knowledge.draughts.learning;

import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.DraughtsPosition;

/** Plays one side of one game; a new game needs a new player. */
public interface Player {
    /** The move to play in a position that is not over and in which it is this player's turn. */
    DraughtsMove choose(DraughtsPosition position);
}
