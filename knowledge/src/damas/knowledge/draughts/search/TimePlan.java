package damas.knowledge.draughts.search;

import damas.knowledge.game.Clock;
import damas.knowledge.game.Side;
import java.time.Duration;

/**
 * How long to think about a move when the whole game has a clock: an even share of what is left, as if {@link
 * #MOVES_TO_GO} moves were still to come, and most of the increment, which comes back with the move.
 *
 * <p>The share shrinks with what is left, so a long game does not run dry. A move's way from the clock to the player
 * and back costs time as well; {@link #MARGIN} is kept for it.
 */
public final class TimePlan {
    /** So many moves are planned for, however many there were; most games have fewer by each side. */
    public static final int MOVES_TO_GO = 30;

    /** The part of the increment that is spent at once, in tenths; the rest makes up for what was late. */
    public static final int INCREMENT_TENTHS = 8;

    /** What stays on the clock whatever the plan. */
    public static final Duration MARGIN = Duration.ofMillis(50);

    /** The least time for a move: with none at all nobody searches. */
    public static final Duration LEAST = Duration.ofMillis(1);

    private TimePlan() {}

    /** The time for the next move of this side. */
    public static Duration forMove(Clock clock, Side side) {
        return forMove(clock.left(side), clock.increment());
    }

    /** The time for a move of a side that has so much left and gains so much with each move. */
    public static Duration forMove(Duration left, Duration increment) {
        Duration share = left.dividedBy(MOVES_TO_GO).plus(increment.dividedBy(10).multipliedBy(INCREMENT_TENTHS));
        Duration most = left.minus(MARGIN);
        Duration planned = share.compareTo(most) < 0 ? share : most;
        return planned.compareTo(LEAST) < 0 ? LEAST : planned;
    }
}
