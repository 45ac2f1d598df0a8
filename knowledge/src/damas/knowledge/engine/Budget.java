package damas.knowledge.engine;

import java.time.Duration;

/**
 * What one search may spend. The search ends at the first limit that it reaches. {@link Limits#budget} makes one from
 * the limits of a move.
 *
 * @param depth the greatest depth, in plies; lines of captures beyond it are not counted
 * @param nodes the greatest number of positions to visit, or of simulations in a search by play-outs
 * @param time the longest time to search
 */
public record Budget(int depth, long nodes, Duration time) {
    /** The greatest depth in plies: entries of transposition tables store a depth in one byte. */
    public static final int MAX_DEPTH = 255;

    private static final Duration FOREVER = Duration.ofNanos(Long.MAX_VALUE);

    /** No limit: the search ends when it is stopped or when the value is proven. */
    public static final Budget UNLIMITED = new Budget(MAX_DEPTH, Long.MAX_VALUE, FOREVER);

    /** A greater depth than {@link #MAX_DEPTH} and a longer time than {@code Long.MAX_VALUE} nanoseconds are cut. */
    public Budget {
        if (depth < 1 || nodes < 0 || time.isNegative()) {
            throw new IllegalArgumentException("a search needs a depth of 1 or more, and 0 or more nodes and time");
        }
        depth = Math.min(depth, MAX_DEPTH);
        time = time.compareTo(FOREVER) > 0 ? FOREVER : time;
    }

    public static Budget depth(int depth) {
        return UNLIMITED.withDepth(depth);
    }

    public static Budget nodes(long nodes) {
        return UNLIMITED.withNodes(nodes);
    }

    public static Budget time(Duration time) {
        return UNLIMITED.withTime(time);
    }

    /** Whether the time is limited. */
    public boolean isTimed() {
        return time.compareTo(FOREVER) < 0;
    }

    public Budget withDepth(int newDepth) {
        return new Budget(newDepth, nodes, time);
    }

    public Budget withNodes(long newNodes) {
        return new Budget(depth, newNodes, time);
    }

    public Budget withTime(Duration newTime) {
        return new Budget(depth, nodes, newTime);
    }
}
