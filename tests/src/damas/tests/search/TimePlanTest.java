package damas.tests.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.Colour;
import damas.knowledge.draughts.search.MoveLimits;
import damas.knowledge.draughts.search.SearchLimits;
import damas.knowledge.draughts.search.TimePlan;
import damas.knowledge.game.Clock;
import damas.tests.Fast;
import damas.tests.game.Positions;
import java.time.Duration;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How a clock becomes the time for a move. */
@Fast
class TimePlanTest {
    private static final SearchLimits OWN = SearchLimits.depth(8);

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
    void theTimeIsAShareOfWhatIsLeftAndMostOfTheIncrement(long left, long increment, long planned) {
        assertEquals(millis(planned), TimePlan.forMove(millis(left), millis(increment)));
    }

    @Test
    void aLongGameStaysWithinItsClock() {
        Random random = new Random(Positions.SEED);
        for (int game = 0; game < 200; game++) {
            Clock clock = Clock.of(millis(10_000 + random.nextInt(600_000)), millis(random.nextInt(5_000)));
            for (int move = 0; move < 150; move++) {
                Duration planned = TimePlan.forMove(clock, Colour.BLACK);
                assertTrue(planned.compareTo(TimePlan.LEAST) >= 0);
                // a few milliseconds go by on the way
                clock = clock.spend(
                        Colour.BLACK, planned.plusMillis(clock.increment().isZero() ? 0 : random.nextInt(5)));
                assertTrue(!clock.fallen(Colour.BLACK), clock + " after move " + move);
            }
        }
    }

    @Test
    void aPlayersOwnLimitsCountOnlyWhereNothingWasSaid() {
        Clock clock = new Clock(millis(300_000), millis(60), millis(0));
        assertEquals(OWN, MoveLimits.OWN.plan(OWN, Colour.BLACK));
        assertEquals(SearchLimits.NONE, MoveLimits.INFINITE.plan(OWN, Colour.BLACK));
        assertEquals(SearchLimits.nodes(7), MoveLimits.of(SearchLimits.nodes(7)).plan(OWN, Colour.BLACK));
        assertEquals(SearchLimits.time(millis(10_000)), MoveLimits.of(clock).plan(OWN, Colour.BLACK));
        assertEquals(SearchLimits.time(millis(2)), MoveLimits.of(clock).plan(OWN, Colour.WHITE));
    }

    @Test
    void namedLimitsAndTheClockBothCount() {
        Clock clock = Clock.of(millis(300_000), millis(0));
        SearchLimits deep = SearchLimits.depth(9);
        MoveLimits both = new MoveLimits(Optional.of(deep), Optional.of(clock));
        assertEquals(deep.withTime(millis(10_000)), both.plan(OWN, Colour.BLACK));
        MoveLimits shorter = new MoveLimits(Optional.of(SearchLimits.time(millis(5))), Optional.of(clock));
        assertEquals(SearchLimits.time(millis(5)), shorter.plan(OWN, Colour.BLACK));
    }
}
