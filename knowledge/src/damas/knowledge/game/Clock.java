package damas.knowledge.game;

import java.time.Duration;

/**
 * The time that both sides have left, as a value: {@link #spend} gives the clock after a move.
 *
 * @param increment what a side gains with each move
 */
public record Clock(Duration first, Duration second, Duration increment) {
    public Clock {
        if (increment.isNegative()) {
            throw new IllegalArgumentException("a clock's increment cannot be negative");
        }
    }

    /** The clock at the start of a game, the same for both sides. */
    public static Clock of(Duration time, Duration increment) {
        return new Clock(time, time, increment);
    }

    public Duration left(Side side) {
        return side == Side.FIRST ? first : second;
    }

    /**
     * The clock after a side has thought and moved; the increment does not save a side whose time ran out.
     */
    public Clock spend(Side side, Duration thought) {
        if (thought.isNegative()) {
            throw new IllegalArgumentException("the time for a move cannot be negative: " + thought);
        }
        Duration left = left(side).minus(thought);
        if (!left.isNegative()) {
            left = left.plus(increment);
        }
        return with(side, left);
    }

    /** This clock with another time left for one side. */
    public Clock with(Side side, Duration left) {
        return side == Side.FIRST ? new Clock(left, second, increment) : new Clock(first, left, increment);
    }

    /** Whether a side has run out of time. */
    public boolean fallen(Side side) {
        return left(side).isNegative();
    }
}
