package damas.knowledge.game;

import damas.knowledge.game.Overtime.Kind;
import java.time.Duration;

/**
 * The time that both sides have left, as a value: {@link #spend} gives the clock after a move.
 *
 * @param first the time that {@link Side#FIRST} has left, of its main time or of its period of overtime
 * @param increment what a side gains with each move in its main time
 * @param overtime what follows the main time of both sides
 * @param firstCount 0 while {@link Side#FIRST} has main time; in Canadian overtime the moves that its period is still
 *     for, in Japanese overtime the periods that it still has, the present one included
 */
public record Clock(
        Duration first, Duration second, Duration increment, Overtime overtime, int firstCount, int secondCount) {
    public Clock {
        if (increment.isNegative()) {
            throw new IllegalArgumentException("a clock's increment cannot be negative");
        }
        if (Math.min(firstCount, secondCount) < 0 || Math.max(firstCount, secondCount) > overtime.count()) {
            throw new IllegalArgumentException("a side cannot have more than its overtime: " + overtime);
        }
    }

    /** A clock without overtime. */
    public Clock(Duration first, Duration second, Duration increment) {
        this(first, second, increment, Overtime.NONE, 0, 0);
    }

    /** The clock at the start of a game, the same for both sides. */
    public static Clock of(Duration time, Duration increment) {
        return new Clock(time, time, increment);
    }

    /** The clock at the start of a game with overtime, the same for both sides. */
    public static Clock of(Duration time, Overtime overtime) {
        return new Clock(time, time, Duration.ZERO, overtime, 0, 0);
    }

    /** The time that a side has left, of its main time or of its present period. */
    public Duration left(Side side) {
        return side == Side.FIRST ? first : second;
    }

    /** What a side has left of its overtime, as {@link #firstCount} counts it; 0 while it has main time. */
    public int count(Side side) {
        return side == Side.FIRST ? firstCount : secondCount;
    }

    /** The longest time for the next move of a side: more than that, and it has lost. */
    public Duration longest(Side side) {
        int periods = switch (overtime.kind()) {
            case NONE -> 0;
            case CANADIAN -> count(side) == 0 ? 1 : 0;
            case JAPANESE -> count(side) == 0 ? overtime.count() : count(side) - 1;
        };
        return left(side).plus(overtime.period().multipliedBy(periods));
    }

    /** The clock of a side that has thought for this time and thinks on. */
    public Clock run(Side side, Duration thought) {
        if (thought.isNegative()) {
            throw new IllegalArgumentException("the time for a move cannot be negative: " + thought);
        }
        Duration left = left(side).minus(thought);
        if (!left.isNegative() || longest(side).compareTo(thought) < 0 || overtime.kind() == Kind.NONE) {
            // a side that has lost is shown without the periods that it has used up
            return with(side, left.isNegative() ? longest(side).minus(thought) : left, count(side));
        }
        if (overtime.kind() == Kind.CANADIAN) {
            return with(side, overtime.period().plus(left), overtime.count());
        }
        int periods = count(side) == 0 ? overtime.count() : count(side) - 1;
        // a period ends after its last nanosecond
        int used = (int) left.negated().minusNanos(1).dividedBy(overtime.period());
        return with(side, left.plus(overtime.period().multipliedBy(used + 1L)), periods - used);
    }

    /**
     * The clock after a side has thought and moved; the increment does not save a side whose time ran out.
     */
    public Clock spend(Side side, Duration thought) {
        Clock after = run(side, thought);
        Duration left = after.left(side);
        int count = after.count(side);
        if (after.fallen(side)) {
            return after;
        }
        if (count == 0) {
            return after.with(side, left.plus(increment));
        }
        if (overtime.kind() == Kind.JAPANESE) {
            return after.with(side, overtime.period());
        }
        return count == 1
                ? after.with(side, overtime.period(), overtime.count())
                : after.with(side, left, count - 1);
    }

    /** This clock with another time left for one side. */
    public Clock with(Side side, Duration left) {
        return with(side, left, count(side));
    }

    /** This clock with another time left for one side, and another count of its overtime. */
    public Clock with(Side side, Duration left, int count) {
        return side == Side.FIRST
                ? new Clock(left, second, increment, overtime, count, secondCount)
                : new Clock(first, left, increment, overtime, firstCount, count);
    }

    /** Whether a side has run out of time. */
    public boolean fallen(Side side) {
        return left(side).isNegative();
    }
}
