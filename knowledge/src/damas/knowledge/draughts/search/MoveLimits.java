package damas.knowledge.draughts.search;

import damas.knowledge.game.Clock;
import damas.knowledge.game.Side;
import java.time.Duration;
import java.util.Optional;

/**
 * What somebody outside allows a player for one move. The clock stays visible, so that a team can plan its own time;
 * {@link #plan} is the plain way to do it.
 *
 * @param search the limits that were named; empty if none were
 * @param clock the clock of the game, its increment that of the side to move; empty if the game has none
 */
public record MoveLimits(Optional<SearchLimits> search, Optional<Clock> clock) {
    /** Nothing was said: the player's own limits count. */
    public static final MoveLimits OWN = new MoveLimits(Optional.empty(), Optional.empty());

    /** No limit: the player thinks until it is told to stop. */
    public static final MoveLimits INFINITE = of(SearchLimits.NONE);

    public static MoveLimits of(SearchLimits search) {
        return new MoveLimits(Optional.of(search), Optional.empty());
    }

    public static MoveLimits of(Clock clock) {
        return new MoveLimits(Optional.empty(), Optional.of(clock));
    }

    /**
     * The limits of the search for a move: those that were named, within what the clock allows; the player's own only
     * where nobody said anything, since who gives time wants it to be used.
     */
    public SearchLimits plan(SearchLimits own, Side turn) {
        if (clock.isEmpty()) {
            return search.orElse(own);
        }
        SearchLimits named = search.orElse(SearchLimits.NONE);
        Duration planned = TimePlan.forMove(clock.get(), turn);
        return planned.compareTo(named.time()) < 0 ? named.withTime(planned) : named;
    }
}
