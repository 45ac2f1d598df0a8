package damas.tests.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.engine.Budget;
import damas.knowledge.engine.Limits;
import damas.knowledge.game.Clock;
import damas.knowledge.game.Overtime;
import damas.knowledge.game.Side;
import damas.tests.Fast;
import java.time.Duration;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How limits of a move become the budget of a search. */
@Fast
class LimitsTest {
    private static final Budget OWN = Budget.depth(8);

    private static Duration millis(long millis) {
        return Duration.ofMillis(millis);
    }

    @ParameterizedTest
    @CsvSource({
        "300000, 0, 10000",
        "300000, 2000, 11600",
        "600, 10000, 550",
        "60, 0, 2",
        "51, 0, 1",
        "50, 0, 1",
        "0, 0, 1",
        "-70, 100, 1",
    })
    void theTimeIsAShareOfTheTimeLeftAndMostOfTheIncrement(long left, long increment, long planned) {
        Limits limits = Limits.of(new Clock(millis(left), millis(1), millis(increment)));
        assertEquals(Budget.time(millis(planned)), limits.budget(OWN, Side.FIRST));
    }

    @Test
    void aLongGameStaysWithinItsClock() {
        Random random = new Random(16);
        for (int game = 0; game < 200; game++) {
            Clock clock = Clock.of(millis(10_000 + random.nextInt(600_000)), millis(random.nextInt(5_000)));
            for (int move = 0; move < 150; move++) {
                Duration planned = Limits.of(clock).budget(OWN, Side.FIRST).time();
                assertTrue(planned.compareTo(millis(1)) >= 0);
                // a few milliseconds pass between the clock and the engine
                clock = clock.spend(
                        Side.FIRST, planned.plusMillis(clock.increment().isZero() ? 0 : random.nextInt(5)));
                assertTrue(!clock.fallen(Side.FIRST), clock + " after move " + move);
            }
        }
    }

    /** Main time, moves or periods left of the overtime, and the time that is planned, in milliseconds. */
    @ParameterizedTest
    @CsvSource({
        "CANADIAN, 300000, 0, 11950",
        "CANADIAN, 0, 0, 1950",
        "CANADIAN, 20000, 10, 2000",
        "CANADIAN, 500, 1, 450",
        "JAPANESE, 300000, 0, 29950",
        "JAPANESE, 30, 0, 19951",
        "JAPANESE, 20000, 3, 19950",
        "JAPANESE, 20, 1, 1",
    })
    void overtimeGivesEachMoveItsPace(Overtime.Kind kind, long left, int count, long planned) {
        Clock clock = Clock.of(millis(300_000), new Overtime(kind, millis(20_000), 10));
        Limits limits = Limits.of(clock.with(Side.SECOND, millis(left), count));
        assertEquals(Optional.of(millis(planned)), limits.time(Side.SECOND));
    }

    @Test
    void aLongGameLosesNoPeriodOfOvertime() {
        Random random = new Random(17);
        for (int game = 0; game < 200; game++) {
            Duration period = millis(500 + random.nextInt(30_000));
            int count = 1 + random.nextInt(9);
            Clock clock = Clock.of(millis(random.nextInt(300_000)), random.nextBoolean()
                    ? Overtime.japanese(period, count)
                    : Overtime.canadian(period.multipliedBy(count), count));
            for (int move = 0; move < 300; move++) {
                Duration planned = Limits.of(clock).time(Side.FIRST).orElseThrow();
                clock = clock.spend(Side.FIRST, planned.plusMillis(random.nextInt(5)));
                boolean isWhole = clock.overtime().kind() == Overtime.Kind.CANADIAN
                        || clock.count(Side.FIRST) == 0 || clock.count(Side.FIRST) == count;
                assertTrue(isWhole && !clock.fallen(Side.FIRST), clock + " after move " + move);
            }
        }
    }

    @Test
    void ownLimitsCountOnlyIfNothingWasAsked() {
        Clock clock = new Clock(millis(300_000), millis(60), millis(0));
        assertEquals(OWN, Limits.NONE.budget(OWN, Side.FIRST));
        assertEquals(Budget.UNLIMITED, Limits.INFINITE.budget(OWN, Side.FIRST));
        assertEquals(Budget.nodes(7), Limits.nodes(7).budget(OWN, Side.FIRST));
        assertEquals(Budget.time(millis(10_000)), Limits.of(clock).budget(OWN, Side.FIRST));
        assertEquals(Budget.time(millis(2)), Limits.of(clock).budget(OWN, Side.SECOND));
    }

    @Test
    void theLessOfMoveTimeAndClockCounts() {
        Clock clock = Clock.of(millis(300_000), millis(0));
        assertEquals(
                Budget.depth(9).withTime(millis(10_000)), Limits.depth(9).withClock(clock).budget(OWN, Side.FIRST));
        assertEquals(
                Budget.time(millis(5)), Limits.time(millis(5)).withClock(clock).budget(OWN, Side.FIRST));
        Limits little = Limits.time(millis(4_000)).withClock(Clock.of(millis(800), millis(0)));
        assertEquals(Optional.of(millis(800).dividedBy(30)), little.time(Side.SECOND));
        assertEquals(Optional.empty(), Limits.nodes(7).time(Side.FIRST));
    }

    /** The clock of the side to move, in milliseconds, empty without a clock; then the move time and the patience. */
    @ParameterizedTest
    @CsvSource({
        "800, , 750",
        "800, 4000, 750",
        "300000, 5, 2005",
        "300000, , 12000",
        "40, , 1",
        "-70, 4000, 1",
        ", 4000, 6000",
    })
    void thePatienceEndsBeforeTheClockHasRunOut(Long left, Long moveTime, long patience) {
        Limits limits = moveTime == null ? Limits.NONE : Limits.time(millis(moveTime));
        limits = left == null ? limits : limits.withClock(new Clock(millis(1), millis(left), millis(0)));
        assertEquals(Optional.of(millis(patience)), limits.patience(Side.SECOND, millis(2_000)));
    }

    @Test
    void thePatienceIsOpenIfTheTimeIsNotLimited() {
        assertEquals(Optional.empty(), Limits.depth(7).patience(Side.FIRST, millis(2_000)));
    }

    @Test
    void limitsOutOfTheirRangeAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> Limits.depth(0));
        assertThrows(IllegalArgumentException.class, () -> Limits.nodes(-1));
        assertThrows(IllegalArgumentException.class, () -> Limits.time(millis(-1)));
        assertEquals(Limits.depth(Budget.MAX_DEPTH), Limits.depth(1_000_000));
    }
}
