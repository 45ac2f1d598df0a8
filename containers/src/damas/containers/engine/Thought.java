package damas.containers.engine;

import damas.knowledge.draughts.DraughtsMove;
import java.time.Duration;
import java.util.List;

/**
 * What a thinker thinks of a position by now.
 *
 * @param depth how deep it has looked, in plies
 * @param nodes how many positions it has looked at
 * @param value what the position is worth to the side to move ({@link damas.knowledge.engine.Value})
 * @param time how long it has thought
 * @param fallback true if no player of a team chose the move
 * @param variation the best line for both sides
 */
public record Thought(
        int depth, long nodes, float value, Duration time, boolean fallback, List<DraughtsMove> variation) {
    /** A thought that is not a fallback. */
    public Thought(int depth, long nodes, float value, Duration time, List<DraughtsMove> variation) {
        this(depth, nodes, value, time, false, variation);
    }

    public Thought {
        variation = List.copyOf(variation);
    }
}
