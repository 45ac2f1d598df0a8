package damas.knowledge.engine;

import damas.knowledge.game.Clock;
import damas.knowledge.game.Overtime;
import damas.knowledge.game.Side;
import java.time.Duration;

/**
 * The share of a clock that one move may use: an even part of the time left, as if {@link #MOVES_TO_GO} moves were
 * still to come, and most of the increment. The share shrinks with the time left, so a long game does not run out of
 * time. Overtime gives each move its pace, and main time before it is spent beyond that pace.
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

    /** The time for the next move of a side. */
    static Duration share(Clock clock, Side side) {
        Duration left = clock.left(side);
        Overtime overtime = clock.overtime();
        if (clock.count(side) > 0) {
            return atMost(switch (overtime.kind()) {
                case CANADIAN -> left.dividedBy(clock.count(side));
                case JAPANESE, NONE -> left;
            }, left);
        }
        Duration share = left.dividedBy(MOVES_TO_GO)
                .plus(clock.increment().dividedBy(10).multipliedBy(INCREMENT_TENTHS));
        if (overtime.kind() == Overtime.Kind.NONE) {
            return atMost(share, left);
        }
        // an overrun of the main time takes no more than the pace from the first period
        return atMost(share.plus(most(overtime.pace())), clock.longest(side));
    }

    private static Duration atMost(Duration planned, Duration left) {
        Duration most = most(left);
        Duration shorter = planned.compareTo(most) < 0 ? planned : most;
        return shorter.compareTo(LEAST) < 0 ? LEAST : shorter;
    }

    /** The longest time for the next move of a side that keeps the margin, if there is that much time left. */
    static Duration most(Clock clock, Side side) {
        return most(clock.longest(side));
    }

    private static Duration most(Duration left) {
        Duration most = left.minus(MARGIN);
        return most.compareTo(LEAST) < 0 ? LEAST : most;
    }
}
