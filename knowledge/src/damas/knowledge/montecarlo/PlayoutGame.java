package damas.knowledge.montecarlo;

import damas.knowledge.game.Move;
import damas.knowledge.game.Position;

/** Connects a game to the tree search by play-outs: turns positions into states, and moves into codes and back. */
public interface PlayoutGame {
    /** A new state at this position, for one thread. */
    PlayoutState state(Position position);

    /** The weight w_i of the first RAVE samples in this position, if the settings leave it to the game. */
    default double raveInitial(Position position) {
        return 1;
    }

    /** The prior knowledge for one thread. */
    PriorKnowledge prior();

    /** The code of a legal move of this position. */
    int code(Position position, Move move);

    /** The legal move of this position with this code. */
    Move move(Position position, int code);
}
