package damas.behaviours.searching;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * When a player sends what it has found. A finished iteration is sent at once, because the coordinator plays the last
 * one that has reached it when the time is over. Shallow iterations follow each other within microseconds: of those
 * that finish within {@link #SHORTEST_GAP} of the last message only the newest is sent, at the end of the gap. Without
 * a finished iteration a sign of life is sent every {@link #LONGEST_GAP}.
 */
public final class NewsPace {
    /** A player is heard at least this often. */
    public static final Duration LONGEST_GAP = Duration.ofMillis(200);

    /** Far below the shortest time of a move, and about what a message costs on its way to the coordinator. */
    public static final Duration SHORTEST_GAP = Duration.ofMillis(1);

    private final LongSupplier nanoClock;
    private long last;
    private boolean isFirst = true;

    /** The request has just been agreed to, which is a sign of life. */
    public NewsPace(LongSupplier nanoClock) {
        this.nanoClock = nanoClock;
        last = nanoClock.getAsLong();
    }

    /**
     * The time until the next message; zero or less if it is due now.
     *
     * @param isNew true if an iteration was finished that has not been sent
     */
    public Duration pause(boolean isNew) {
        Duration sinceLast = Duration.ofNanos(nanoClock.getAsLong() - last);
        if (isNew) {
            return isFirst ? Duration.ZERO : SHORTEST_GAP.minus(sinceLast);
        }
        return LONGEST_GAP.minus(sinceLast);
    }

    /**
     * Notes that a message was sent.
     *
     * @param isNew true if it told of a finished iteration
     */
    public void sent(boolean isNew) {
        last = nanoClock.getAsLong();
        isFirst &= !isNew;
    }
}
