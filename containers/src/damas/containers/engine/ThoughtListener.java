package damas.containers.engine;

import damas.knowledge.draughts.DraughtsMove;

/** Hears a {@link Thinker}, on any thread. */
public interface ThoughtListener {
    /** What it thinks so far. */
    void thought(Thought thought);

    /** The move, in the end. */
    void chosen(DraughtsMove move);

    /** Why there will be no move, in the end. */
    void failed(String reason);
}
