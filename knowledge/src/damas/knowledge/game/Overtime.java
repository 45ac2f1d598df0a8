package damas.knowledge.game;

import java.time.Duration;

/**
 * The time that a side has after its main time, called byo-yomi.
 *
 * @param period the length of a period
 * @param count with {@link Kind#CANADIAN} the moves that a period is for, with {@link Kind#JAPANESE} the number of
 *     periods; 0 with {@link Kind#NONE}
 */
public record Overtime(Kind kind, Duration period, int count) {
    /** The side whose main time is over has lost. */
    public static final Overtime NONE = new Overtime(Kind.NONE, Duration.ZERO, 0);

    /** The kinds of overtime. */
    public enum Kind {
        /** There is none. */
        NONE,

        /** A period is for several moves; after the last of them the next period begins. */
        CANADIAN,

        /** Each move that ends within a period leaves the period whole; one that does not costs the period. */
        JAPANESE
    }

    public Overtime {
        boolean isNone = kind == Kind.NONE;
        if (isNone ? count != 0 || !period.isZero() : count < 1 || period.isNegative() || period.isZero()) {
            throw new IllegalArgumentException("an overtime needs a period and a count, each more than 0");
        }
    }

    /** A number of moves in each period. */
    public static Overtime canadian(Duration period, int moves) {
        return new Overtime(Kind.CANADIAN, period, moves);
    }

    /** A number of periods, each for one move at a time. */
    public static Overtime japanese(Duration period, int periods) {
        return new Overtime(Kind.JAPANESE, period, periods);
    }

    /** The time that each move has, at least, in overtime; zero if there is none. */
    public Duration pace() {
        return kind == Kind.CANADIAN ? period.dividedBy(count) : period;
    }
}
