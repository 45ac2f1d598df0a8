package damas.containers.engine;

import damas.knowledge.draughts.GameInPlay;
import damas.knowledge.engine.Limits;

/** Who finds the moves behind the engine protocol: a search, or a whole team. It is asked for one move at a time. */
public interface Thinker extends AutoCloseable {
    /** The next position belongs to another game. */
    void newGame();

    /**
     * Begins to think about a position that has a move and returns at once.
     *
     * @param game the game so far; nobody changes it any more
     * @param listener hears of the thoughts and then, exactly once, of the move or of the failure; on any thread
     */
    void think(GameInPlay game, Limits limits, ThoughtListener listener);

    /**
     * Makes the listener hear a move at once; nothing if nobody is thinking. It returns without waiting for that: the
     * listener may be held up by the caller.
     */
    void stop();

    /** Stops, and returns when the listener has heard the end, or will not hear it any more. */
    @Override
    void close();
}
