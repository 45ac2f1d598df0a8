package damas.tests.team;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.behaviours.deciding.MoveTime;
import damas.behaviours.deciding.Proposals;
import damas.behaviours.searching.NewsPace;
import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.Fen;
import damas.ontology.meaning.Reports;
import damas.ontology.words.SearchReport;
import damas.tests.Fast;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which move a team plays when its time is over, and how the time is divided, without agents and with a set clock. */
@Fast
class DecidingTest {
    private static final DraughtsPosition START = DraughtsPosition.of(Board.START);

    private final AtomicLong nanos = new AtomicLong();
    private final Proposals proposals = new Proposals(START);

    private static SearchReport report(int depth, String move) {
        return new SearchReport(0.1, depth, 100, 5, move);
    }

    private void pass(Duration time) {
        nanos.addAndGet(time.toNanos());
    }

    // ---- which move ----

    @Test
    void theLastFinishedIterationIsPlayed() {
        proposals.told("iiga", Reports.NOTHING);
        proposals.told("iiga", report(2, "9-13"));
        proposals.told("iiga", report(4, "11-15"));
        Proposals.Choice choice = proposals.choice(List.of("iiga"));
        assertEquals("11-15", choice.move().text());
        assertEquals(report(4, "11-15"), choice.report());
        assertEquals(List.of("iiga"), choice.players());
        assertFalse(choice.fallback());
        assertFalse(proposals.areComplete(List.of("iiga")));
    }

    @Test
    void withoutAnIterationTheMoveIsAFallback() {
        proposals.told("iiga", Reports.NOTHING);
        Proposals.Choice choice = proposals.choice(List.of("iiga"));
        assertTrue(choice.fallback());
        assertTrue(START.moves().contains(choice.move()));
        assertEquals(List.of(), choice.players());
    }

    @Test
    void anAnswerWithoutAnIterationIsNoChoice() {
        assertTrue(proposals.answered("iiga", report(0, "9-13")));
        assertTrue(proposals.areComplete(List.of("iiga")));
        assertTrue(proposals.choice(List.of("iiga")).fallback());
    }

    @Test
    void theOnlyMoveIsNoFallback() {
        Proposals forced = new Proposals(DraughtsPosition.of(Fen.parse("B:W18,32:B14")));
        assertFalse(forced.choice(List.of("iiga")).fallback());
        assertTrue(forced.answered("iiga", report(0, "14x23")));
        assertFalse(forced.choice(List.of("iiga")).fallback());
    }

    @Test
    void anIllegalMoveIsNotTaken() {
        proposals.told("iiga", report(4, "1-5"));
        assertFalse(proposals.answered("iiga", report(4, "1-5")));
        assertTrue(proposals.choice(List.of("iiga")).fallback());
    }

    @Test
    void aPlayerThatIsNotAllocatedCountsOnlyIfNoOtherHasFoundAnything() {
        proposals.told("lost", report(6, "9-13"));
        assertEquals("9-13", proposals.choice(List.of("iiga")).move().toString());
        proposals.told("iiga", report(2, "11-15"));
        assertEquals("11-15", proposals.choice(List.of("iiga")).move().toString());
    }

    @Test
    void severalVote() {
        proposals.answered("one", report(4, "11-15"));
        proposals.answered("two", report(4, "9-13"));
        proposals.told("three", report(2, "9-13"));
        Proposals.Choice choice = proposals.choice(List.of("one", "two", "three"));
        assertEquals("9-13", choice.move().text());
        assertEquals(List.of("three", "two"), choice.players());
        assertTrue(choice.remark().contains("not all have answered in time"), choice.remark());
    }

    // ---- time ----

    /** A search ends before the coordinator decides, and that is before the limit. */
    @ParameterizedTest
    @CsvSource({"20, 16, 18", "50, 40, 48", "100, 80, 98", "1000, 940, 998"})
    void theTimeOfAMoveIsDivided(int limit, int search, int decision) {
        MoveTime time = new MoveTime(Duration.ofMillis(limit), nanos::get);
        assertEquals(Duration.ofMillis(search), time.forSearch());
        assertEquals(Duration.ofMillis(decision), time.left());
        pass(Duration.ofMillis(3));
        assertEquals(Duration.ofMillis(search - 3), time.forSearch());
        assertEquals(Duration.ofMillis(decision - 3), time.left());
        pass(Duration.ofMillis(limit));
        assertTrue(time.left().isNegative());
        assertEquals(Duration.ofMillis(1), time.forSearch());
    }

    @ParameterizedTest
    @CsvSource({"20, 100", "300, 150", "1000, 500", "9000, 1000"})
    void aSilentPlayerIsSuspectedAfterHalfOfTheTimeWithinBounds(int limit, int doubt) {
        MoveTime time = new MoveTime(Duration.ofMillis(limit), nanos::get);
        assertEquals(Duration.ofMillis(doubt), time.untilDoubt());
        pass(Duration.ofMillis(doubt));
        assertEquals(Duration.ZERO, time.untilDoubt());
    }

    // ---- what a player sends ----

    @Test
    void aFinishedIterationIsSentAtOnce() {
        NewsPace pace = new NewsPace(nanos::get);
        assertEquals(Duration.ZERO, pace.pause(true));
        pace.sent(true);
        pass(Duration.ofMillis(1));
        assertEquals(Duration.ZERO, pace.pause(true));
    }

    @Test
    void iterationsOfOneMillisecondAreSentTogether() {
        NewsPace pace = new NewsPace(nanos::get);
        pace.sent(true);
        pass(Duration.ofNanos(300_000));
        assertEquals(Duration.ofNanos(700_000), pace.pause(true));
    }

    @Test
    void aPlayerWithoutNewsSendsASignOfLife() {
        NewsPace pace = new NewsPace(nanos::get);
        assertEquals(NewsPace.LONGEST_GAP, pace.pause(false));
        pass(NewsPace.LONGEST_GAP);
        assertEquals(Duration.ZERO, pace.pause(false));
        pace.sent(false);
        assertEquals(Duration.ZERO, pace.pause(true), "the first iteration does not wait for a sign of life");
    }
}
