package damas.knowledge.draughts.mining.exceptions;

import damas.knowledge.draughts.Board;
import damas.knowledge.learning.Score;

/** Lets two endgame agents, each called by its class of endgames, play from a board. */
public interface Duel {
    /** Two games, one with each colour: what the challenger scored against the agent that was allocated. */
    Score play(Board board, String challenger, String allocated);
}
