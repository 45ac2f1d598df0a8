package damas.ontology.meaning;

import damas.knowledge.engine.Limits;
import damas.knowledge.game.Clock;
import damas.knowledge.game.Overtime;
import damas.knowledge.game.Side;
import damas.ontology.words.GameClock;
import damas.ontology.words.MoveLimits;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** Limits of moves as messages carry them. */
public final class Limiting {
    private Limiting() {}

    /**
     * Limits as a message.
     *
     * @param turn the side to move: a message carries its clock only, and in place of a clock with overtime the time
     *     of the move, which messages have no other words for
     */
    public static MoveLimits message(Limits limits, Side turn) {
        if (limits.clock().map(clock -> !clock.overtime().equals(Overtime.NONE)).orElse(false)) {
            return message(limits.withoutTime().withTime(limits.time(turn).orElseThrow()), turn);
        }
        return new MoveLimits(
                limits.depth().isPresent() ? Optional.of(limits.depth().getAsInt()) : Optional.empty(),
                limits.nodes().isPresent() ? Optional.of(limits.nodes().getAsLong()) : Optional.empty(),
                limits.moveTime().map(Duration::toMillis),
                limits.clock().map(clock -> new GameClock(
                        clock.left(turn).toMillis(), clock.increment().toMillis())));
    }

    /**
     * The limits that a message carries. Both sides of the clock show the time of the side to move.
     *
     * @throws IllegalArgumentException if a limit is out of its range
     */
    public static Limits limits(MoveLimits message) {
        return new Limits(
                message.depth().map(OptionalInt::of).orElse(OptionalInt.empty()),
                message.nodes().map(OptionalLong::of).orElse(OptionalLong.empty()),
                message.milliseconds().map(Duration::ofMillis),
                message.clock().map(clock -> Clock.of(
                        Duration.ofMillis(clock.left()), Duration.ofMillis(clock.increment()))));
    }

    /** Copy of the limits with a move time, of 1 ms at least, in place of move time and clock. */
    public static MoveLimits withTime(MoveLimits limits, Duration time) {
        return new MoveLimits(
                limits.depth(), limits.nodes(), Optional.of(Math.max(1, time.toMillis())), Optional.empty());
    }
}
