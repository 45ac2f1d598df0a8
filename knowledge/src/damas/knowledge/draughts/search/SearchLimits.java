package damas.knowledge.draughts.search;

import java.time.Duration;

/**
 * When a search must end, whichever comes first. Each limit can be absent.
 *
 * @param depth the deepest search, in plies; resolved captures come on top
 * @param nodes the most positions to look at
 * @param time the longest time to take
 */
public record SearchLimits(int depth, long nodes, Duration time) {
    /** The greatest depth: the {@link TranspositionTable} has no room for more. */
    public static final int MAX_DEPTH = 255;

    private static final Duration FOREVER = Duration.ofNanos(Long.MAX_VALUE);

    /** No limit: only a {@link StopSignal} or a proven value ends the search. */
    public static final SearchLimits NONE = new SearchLimits(MAX_DEPTH, Long.MAX_VALUE, FOREVER);

    public SearchLimits {
        if (depth < 1 || nodes < 0 || time.isNegative()) {
            throw new IllegalArgumentException("a search needs a depth of 1 or more, and 0 or more nodes and time");
        }
        depth = Math.min(depth, MAX_DEPTH);
        time = time.compareTo(FOREVER) > 0 ? FOREVER : time;
    }

    public static SearchLimits depth(int depth) {
        return NONE.withDepth(depth);
    }

    public static SearchLimits nodes(long nodes) {
        return NONE.withNodes(nodes);
    }

    public static SearchLimits time(Duration time) {
        return NONE.withTime(time);
    }

    public SearchLimits withDepth(int newDepth) {
        return new SearchLimits(newDepth, nodes, time);
    }

    public SearchLimits withNodes(long newNodes) {
        return new SearchLimits(depth, newNodes, time);
    }

    public SearchLimits withTime(Duration newTime) {
        return new SearchLimits(depth, nodes, newTime);
    }
}
