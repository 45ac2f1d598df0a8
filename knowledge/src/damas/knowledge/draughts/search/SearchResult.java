package damas.knowledge.draughts.search;

import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.engine.Report;
import damas.knowledge.engine.Value;
import java.time.Duration;
import java.util.List;

/**
 * What a search has found.
 *
 * @param variation the best line for both sides, its first move the one to play; where the transposition table answered
 *     it breaks off early
 * @param value what the position is worth to the side to move ({@link Value})
 * @param depth the depth of the search that says so; 0 if there was none, because there was no choice or no time, and
 *     then the value means nothing
 * @param nodes the positions looked at since the search began, shallower iterations included
 */
public record SearchResult(List<DraughtsMove> variation, float value, int depth, long nodes) {
    public SearchResult {
        variation = List.copyOf(variation);
        if (variation.isEmpty()) {
            throw new IllegalArgumentException("a search finds a move");
        }
        // a draw is 0 also to the side that saw it as -0
        value += 0f;
    }

    /** A move that was not searched. */
    public static SearchResult unsearched(DraughtsMove move) {
        return new SearchResult(List.of(move), Value.DRAW, 0, 0);
    }

    /** The move to play. */
    public DraughtsMove best() {
        return variation.get(0);
    }

    /** This result as engines report it. */
    public Report report(Duration time) {
        return Report.of(variation, value, depth, nodes, time);
    }

    public SearchResult withNodes(long newNodes) {
        return new SearchResult(variation, value, depth, newNodes);
    }
}
