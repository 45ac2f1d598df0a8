package damas.behaviours.deciding;

import java.time.Duration;
import java.util.function.LongSupplier;

/** How the time of one move is spent within a team. It runs from the moment the coordinator takes the request. */
public final class MoveTime {
    /**
     * The players' searches end before the limit by this part of it, or by {@link #LONGEST_MARGIN} if that is less: the
     * way to a player and back takes time. An answer that is late all the same costs little, because
     * the player's finished iterations have come before it.
     */
    private static final int MARGIN_PART = 5;

    private static final Duration LONGEST_MARGIN = Duration.ofMillis(60);

    /**
     * The coordinator decides before the limit by this part of it, or by {@link #LONGEST_RESERVE} if that is less: the
     * answer takes time on its way too.
     */
    private static final int RESERVE_PART = 10;

    private static final Duration LONGEST_RESERVE = Duration.ofMillis(2);

    /** The shortest time for a search. */
    private static final Duration SHORTEST_SEARCH = Duration.ofMillis(1);

    /** A player that is silent for half of the limit, or for this if it is less, may be lost. */
    private static final Duration LONGEST_DOUBT = Duration.ofSeconds(1);

    /** A player is not doubted earlier than this, however short the limit. */
    private static final Duration SHORTEST_DOUBT = Duration.ofMillis(100);

    private final Duration limit;
    private final LongSupplier nanoClock;
    private final long started;

    public MoveTime(Duration limit, LongSupplier nanoClock) {
        this.limit = limit;
        this.nanoClock = nanoClock;
        started = nanoClock.getAsLong();
    }

    /** The time until the move is decided with what was heard; zero or less when that is due. */
    public Duration left() {
        return limit.minus(least(limit.dividedBy(RESERVE_PART), LONGEST_RESERVE)).minus(elapsed());
    }

    private Duration elapsed() {
        return Duration.ofNanos(nanoClock.getAsLong() - started);
    }

    /** The time for the search of a player that is asked now. */
    public Duration forSearch() {
        Duration search = limit.minus(elapsed()).minus(least(limit.dividedBy(MARGIN_PART), LONGEST_MARGIN));
        return search.compareTo(SHORTEST_SEARCH) < 0 ? SHORTEST_SEARCH : search;
    }

    /** The time until players that have been silent are suspected; zero or less when that is due. */
    public Duration untilDoubt() {
        Duration half = limit.dividedBy(2);
        Duration doubt = least(half.compareTo(SHORTEST_DOUBT) < 0 ? SHORTEST_DOUBT : half, LONGEST_DOUBT);
        return doubt.minus(elapsed());
    }

    private static Duration least(Duration one, Duration two) {
        return one.compareTo(two) < 0 ? one : two;
    }
}
