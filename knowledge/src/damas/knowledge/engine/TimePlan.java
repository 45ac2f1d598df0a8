package damas.knowledge.engine;

import java.time.Duration;

/**
 * The share of a clock that one move may use: an even part of the time left, as if {@link #MOVES_TO_GO} moves were
 * still to come, and most of the increment. The share shrinks with the time left, so a long game does not run out of
 * time.
 */
final class TimePlan {
    /** The number of moves to plan for, at any stage of the game: most games have fewer by each side. */
    private static final int MOVES_TO_GO = 30;

    /** The part of the increment that is spent at once, in tenths; the rest makes up for answers that were late. */
    private static final int INCREMENT_TENTHS = 8;

    /** Time that stays on the clock, for the way of the question to the engine and of the answer back. */
    private static final Duration MARGIN = Duration.ofMillis(50);

    /** The shortest time for a move: without any, nothing is searched. */
    private static final Duration LEAST = Duration.ofMillis(1);

    private TimePlan() {}

    /**
     * The time for a move.
     *
     * @param left the time left of the side to move; negative if it has run out
     * @param increment the time that the side gains by the move
     */
    static Duration share(Duration left, Duration increment) {
        Duration share = left.dividedBy(MOVES_TO_GO).plus(increment.dividedBy(10).multipliedBy(INCREMENT_TENTHS));
        Duration most = most(left);
        Duration planned = share.compareTo(most) < 0 ? share : most;
        return planned.compareTo(LEAST) < 0 ? LEAST : planned;
    }

    /** The longest time for a move that keeps the margin, if there is that much time left. */
    static Duration most(Duration left) {
        Duration most = left.minus(MARGIN);
        return most.compareTo(LEAST) < 0 ? LEAST : most;
    }
}
