package damas.tests.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.catalogue.Games;
import damas.knowledge.engine.GameDirector;
import damas.knowledge.game.Clock;
import damas.knowledge.game.Game;
import damas.knowledge.game.Overtime;
import damas.knowledge.game.Side;
import damas.tests.Fast;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What follows the main time of a clock: moves in a period, or periods for one move each. */
@Fast
class OvertimeTest {
    private static final Overtime CANADIAN = Overtime.canadian(seconds(60), 3);
    private static final Overtime JAPANESE = Overtime.japanese(seconds(10), 3);

    private static Duration seconds(long seconds) {
        return Duration.ofSeconds(seconds);
    }

    /** The seconds of each move, then the seconds left and the moves left in the period, all of White. */
    @ParameterizedTest
    @CsvSource({
        "30, 70, 0",
        "100, 0, 0",
        "101, 59, 2",
        "160, 0, 2",
        "161, -1, 0",
        "110 20, 30, 1",
        "110 20 30, 60, 3",
        "110 20 31, -1, 1",
        "110 20 30 60, 0, 2",
        "110 20 30 61, -1, 3",
    })
    void aCanadianPeriodIsForSeveralMoves(String moves, long left, int count) {
        assertClock(Clock.of(seconds(100), CANADIAN), moves, left, count);
    }

    /** The seconds of each move, then the seconds left and the periods left, all of White. */
    @ParameterizedTest
    @CsvSource({
        "30, 70, 0",
        "100, 0, 0",
        "101, 10, 3",
        "110, 10, 3",
        "111, 10, 2",
        "130, 10, 1",
        "131, -1, 0",
        "101 10, 10, 3",
        "101 10 10 11, 10, 2",
        "101 30, 10, 1",
        "101 31, -1, 3",
        "101 20 10 20, 10, 1",
        "101 30 11, -1, 1",
    })
    void aJapanesePeriodIsLostOnlyWithItsEnd(String moves, long left, int count) {
        assertClock(Clock.of(seconds(100), JAPANESE), moves, left, count);
    }

    private static void assertClock(Clock start, String moves, long left, int count) {
        Clock clock = start;
        for (String move : moves.split(" ")) {
            assertFalse(clock.fallen(Side.SECOND));
            long longest = clock.longest(Side.SECOND).toSeconds();
            clock = clock.spend(Side.SECOND, seconds(Long.parseLong(move)));
            assertEquals(Long.parseLong(move) > longest, clock.fallen(Side.SECOND), clock.toString());
        }
        assertEquals(seconds(left), clock.left(Side.SECOND));
        assertEquals(count, clock.count(Side.SECOND));
        assertEquals(seconds(100), clock.left(Side.FIRST));
    }

    @Test
    void aRunningClockShowsThePresentPeriod() {
        Clock clock = Clock.of(seconds(100), JAPANESE);
        assertEquals(clock.with(Side.FIRST, seconds(40), 0), clock.run(Side.FIRST, seconds(60)));
        assertEquals(clock.with(Side.FIRST, seconds(8), 2), clock.run(Side.FIRST, seconds(112)));
        assertEquals(clock.with(Side.FIRST, seconds(0), 1), clock.run(Side.FIRST, seconds(130)));
        Clock canadian = Clock.of(seconds(100), CANADIAN);
        assertEquals(canadian.with(Side.FIRST, seconds(48), 3), canadian.run(Side.FIRST, seconds(112)));
    }

    @Test
    void aGameIsLostWhenTheLastPeriodIsOver() {
        Game game = Games.named("tic-tac-toe");
        Clock clock = Clock.of(seconds(1), JAPANESE);
        GameDirector director = new GameDirector(
                game.start(game.rules().get(0)), Optional.of(clock), Optional.empty());
        director.on(new GameDirector.Begun(), 0);
        assertEquals(seconds(31).toNanos() + 1, director.wakeAt());
        assertEquals(List.of(), director.on(new GameDirector.Ticked(), seconds(31).toNanos()));
        assertEquals(
                Optional.of(clock.with(Side.FIRST, seconds(4), 2)), director.clockAt(seconds(17).toNanos()));
        director.on(new GameDirector.Ticked(), director.wakeAt());
        assertTrue(director.isDone());
    }

    @Test
    void whatIsNoOvertimeIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> Overtime.canadian(seconds(0), 1));
        assertThrows(IllegalArgumentException.class, () -> Overtime.japanese(seconds(1), 0));
        assertThrows(IllegalArgumentException.class, () -> new Overtime(Overtime.Kind.NONE, seconds(1), 0));
        Clock clock = Clock.of(seconds(1), CANADIAN);
        assertThrows(IllegalArgumentException.class, () -> clock.with(Side.FIRST, seconds(1), 4));
        assertThrows(IllegalArgumentException.class, () -> clock.run(Side.FIRST, seconds(-1)));
    }
}
