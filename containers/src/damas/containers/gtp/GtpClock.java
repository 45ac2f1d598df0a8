package damas.containers.gtp;

import damas.knowledge.engine.Limits;
import damas.knowledge.game.Clock;
import damas.knowledge.game.Overtime;
import damas.knowledge.game.Side;
import java.time.Duration;
import java.util.Optional;

/** The clocks of a game in GTP. A client may tell the time left; otherwise it is counted here. */
final class GtpClock {
    private Optional<Clock> atStart = Optional.empty();
    private Optional<Clock> clock = Optional.empty();

    /** Sets the clocks for this game and the next ones; empty for no limit. */
    void set(Optional<Clock> time) {
        atStart = time;
        restart();
    }

    void restart() {
        clock = atStart;
    }

    /** Answers {@code time_settings}: main time, length of a Canadian period, moves in it; seconds. */
    void setCanadian(GtpWords words) {
        words.require(3, 3);
        Duration main = seconds(words, 0);
        Duration period = seconds(words, 1);
        int moves = words.whole(2);
        if (moves < 0) {
            throw GtpFailure.syntax();
        }
        boolean isUnlimited = moves == 0 && (!period.isZero() || main.isZero());
        boolean isAbsolute = period.isZero() || moves == 0;
        Overtime overtime = isAbsolute ? Overtime.NONE : Overtime.canadian(period, moves);
        set(isUnlimited ? Optional.empty() : Optional.of(Clock.of(main, overtime)));
    }

    /** Answers {@code kgs-time_settings}, which also knows {@code none}, {@code absolute} and {@code byoyomi}. */
    void setKgs(GtpWords words) {
        switch (words.text(0)) {
            case "none" -> {
                words.require(1, 1);
                set(Optional.empty());
            }
            case "absolute" -> {
                words.require(2, 2);
                set(Optional.of(Clock.of(seconds(words, 1), Overtime.NONE)));
            }
            case "byoyomi" -> set(overtime(words, Overtime.Kind.JAPANESE));
            case "canadian" -> set(overtime(words, Overtime.Kind.CANADIAN));
            default -> throw GtpFailure.syntax();
        }
    }

    private static Optional<Clock> overtime(GtpWords words, Overtime.Kind kind) {
        words.require(4, 4);
        Duration period = seconds(words, 2);
        int count = words.whole(3);
        if (period.isZero() || count < 1) {
            throw GtpFailure.syntax();
        }
        return Optional.of(Clock.of(seconds(words, 1), new Overtime(kind, period, count)));
    }

    /** Answers {@code time_left}: a colour, seconds, and moves or periods left in overtime, 0 in the main time. */
    void setLeft(GtpWords words) {
        words.require(3, 3);
        Side side = words.colour(0);
        Duration left = seconds(words, 1);
        int count = words.whole(2);
        if (count < 0) {
            throw GtpFailure.syntax();
        }
        Clock now = clock.orElseGet(() -> Clock.of(left, Overtime.NONE));
        if (count > now.overtime().count()) {
            // the client has told more than its settings: the pace is known from the rest of the period
            now = Clock.of(left, Overtime.canadian(left.plusMillis(1), count));
        }
        clock = Optional.of(now.with(side, left, count));
    }

    private static Duration seconds(GtpWords words, int index) {
        double seconds = words.number(index);
        if (seconds < 0) {
            throw GtpFailure.syntax();
        }
        return Duration.ofMillis((long) (seconds * 1000));
    }

    /** The limits of the next move; the engine's own without clocks. */
    Limits limits() {
        return clock.map(Limits::of).orElse(Limits.NONE);
    }

    void spend(Side side, Duration thought) {
        clock = clock.map(time -> {
            Clock after = time.spend(side, thought);
            return after.fallen(side) ? after.with(side, Duration.ZERO) : after;
        });
    }
}
