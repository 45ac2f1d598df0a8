package damas.ontology.meaning;

import damas.knowledge.draughts.search.MoveLimits;
import damas.knowledge.draughts.search.SearchLimits;
import damas.knowledge.game.Clock;
import damas.knowledge.game.Side;
import damas.ontology.words.GameClock;
import damas.ontology.words.Limits;
import java.time.Duration;
import java.util.Optional;

/** Limits of searches. */
public final class Limiting {
    private Limiting() {}

    /** A limit on the depth alone. */
    public static Limits depth(int depth) {
        return new Limits(Optional.of(depth), Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** A limit on the time alone. */
    public static Limits time(Duration time) {
        return new Limits(Optional.empty(), Optional.empty(), Optional.of(time.toMillis()), Optional.empty());
    }

    /** What somebody outside allows for a move. */
    public static Limits of(MoveLimits limits, Side turn) {
        Optional<SearchLimits> named = limits.search();
        return new Limits(
                named.map(SearchLimits::depth)
                        .filter(depth -> depth < SearchLimits.MAX_DEPTH || named.get().equals(SearchLimits.NONE)),
                named.map(SearchLimits::nodes).filter(nodes -> nodes < Long.MAX_VALUE),
                named.map(SearchLimits::time)
                        .filter(time -> !time.equals(SearchLimits.NONE.time()))
                        .map(Duration::toMillis),
                limits.clock().map(clock -> new GameClock(
                        clock.left(turn).toMillis(), clock.increment().toMillis())));
    }

    /** The other way round, for those who are no agents. */
    public static MoveLimits allowed(Limits limits) {
        Optional<SearchLimits> named = limits.equals(Limits.NONE) || limits.clock().isPresent()
                ? Optional.empty()
                : Optional.of(of(limits, SearchLimits.NONE));
        return new MoveLimits(named, limits.clock().map(clock -> Clock.of(
                Duration.ofMillis(clock.left()), Duration.ofMillis(clock.increment()))));
    }

    /** The same limits with another time for the move. */
    public static Limits withTime(Limits limits, Duration time) {
        return new Limits(
                limits.depth(), limits.nodes(), Optional.of(Math.max(1, time.toMillis())), Optional.empty());
    }

    /**
     * What a search is held to: what was asked for or, if that is nothing, what the player does by itself.
     *
     * @param own the player's own limits
     */
    public static SearchLimits of(Limits limits, SearchLimits own) {
        if (limits.depth().isEmpty() && limits.nodes().isEmpty() && limits.milliseconds().isEmpty()) {
            return own;
        }
        return new SearchLimits(
                limits.depth().orElse(SearchLimits.MAX_DEPTH),
                limits.nodes().orElse(Long.MAX_VALUE),
                limits.milliseconds().map(Duration::ofMillis).orElse(SearchLimits.NONE.time()));
    }
}
