package damas.knowledge.engine;

import damas.knowledge.game.Clock;
import damas.knowledge.game.Side;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * What a move may cost, as it is asked for. An absent limit does not limit; the move ends at the first limit that it
 * reaches.
 *
 * @param depth the greatest depth, in plies
 * @param nodes the greatest number of positions to visit, or of simulations in a search by play-outs
 * @param moveTime the longest time for the move
 * @param clock the time that both sides have left for the game, its increment that of the side to move
 */
public record Limits(OptionalInt depth, OptionalLong nodes, Optional<Duration> moveTime, Optional<Clock> clock) {
    /** Nothing was asked: the engine's own limits count. */
    public static final Limits NONE =
            new Limits(OptionalInt.empty(), OptionalLong.empty(), Optional.empty(), Optional.empty());

    /** Asks for no end: the engine thinks until it is told to answer. */
    public static final Limits INFINITE = depth(Budget.MAX_DEPTH);

    /** A greater depth than {@link Budget#MAX_DEPTH} is cut. */
    public Limits {
        if (depth.orElse(1) < 1
                || nodes.orElse(0) < 0
                || moveTime.orElse(Duration.ZERO).isNegative()) {
            throw new IllegalArgumentException("a move needs a depth of 1 or more, and 0 or more nodes and time");
        }
        if (depth.orElse(1) > Budget.MAX_DEPTH) {
            depth = OptionalInt.of(Budget.MAX_DEPTH);
        }
    }

    public static Limits depth(int depth) {
        return NONE.withDepth(depth);
    }

    public static Limits nodes(long nodes) {
        return NONE.withNodes(nodes);
    }

    public static Limits time(Duration moveTime) {
        return NONE.withTime(moveTime);
    }

    public static Limits of(Clock clock) {
        return NONE.withClock(clock);
    }

    public Limits withDepth(int newDepth) {
        return new Limits(OptionalInt.of(newDepth), nodes, moveTime, clock);
    }

    public Limits withNodes(long newNodes) {
        return new Limits(depth, OptionalLong.of(newNodes), moveTime, clock);
    }

    public Limits withTime(Duration newTime) {
        return new Limits(depth, nodes, Optional.of(newTime), clock);
    }

    public Limits withClock(Clock newClock) {
        return new Limits(depth, nodes, moveTime, Optional.of(newClock));
    }

    /** The move time and the clock of these limits. */
    public Limits timeOnly() {
        return new Limits(OptionalInt.empty(), OptionalLong.empty(), moveTime, clock);
    }

    /** These limits without the time: what remains to be said when the time is kept elsewhere. */
    public Limits withoutTime() {
        return new Limits(depth, nodes, Optional.empty(), Optional.empty());
    }

    /**
     * What the search for the next move may spend: the time is the less of the move time and of the share of the clock.
     * Time is planned only here.
     *
     * @param own what the engine spends if nothing was asked; otherwise it does not count, since time that is given is
     *     to be used
     * @param turn the side to move
     */
    public Budget budget(Budget own, Side turn) {
        if (equals(NONE)) {
            return own;
        }
        return new Budget(
                depth.orElse(Budget.MAX_DEPTH),
                nodes.orElse(Long.MAX_VALUE),
                time(turn).orElse(Budget.UNLIMITED.time()));
    }

    /** The time that a move of this side may take, by move time and clock; empty if the time is not limited. */
    public Optional<Duration> time(Side turn) {
        Optional<Duration> share = clock.map(time -> TimePlan.share(time, turn));
        return share.isPresent() && moveTime.isPresent()
                ? Optional.of(shorter(share.get(), moveTime.get()))
                : share.or(() -> moveTime);
    }

    /**
     * The longest time to wait for the answer of an engine that may ignore its limits: some grace beyond the time of
     * the move, but never so long that the clock of the side runs out meanwhile. Empty if the time is not limited.
     */
    public Optional<Duration> patience(Side turn, Duration grace) {
        return time(turn).map(planned -> {
            Duration longest = planned.plus(grace);
            return clock.map(time -> shorter(longest, TimePlan.most(time, turn))).orElse(longest);
        });
    }

    private static Duration shorter(Duration one, Duration other) {
        return one.compareTo(other) < 0 ? one : other;
    }
}
