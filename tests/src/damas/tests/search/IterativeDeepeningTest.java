package damas.tests.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.Fen;
import damas.knowledge.draughts.search.Evaluator;
import damas.knowledge.draughts.search.MaterialEvaluator;
import damas.knowledge.draughts.search.Search;
import damas.knowledge.draughts.search.SearchListener;
import damas.knowledge.draughts.search.SearchResult;
import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.draughts.search.TableUse;
import damas.knowledge.engine.Budget;
import damas.knowledge.engine.StopSignal;
import damas.knowledge.engine.Value;
import damas.tests.Await;
import damas.tests.Fast;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** Deepening, its limits and its interruption. */
@Fast
class IterativeDeepeningTest {
    private static final Evaluator JUDGE = Judges.random(1959);
    private static final DraughtsPosition MIDDLE = DraughtsPosition.of(MiddleGames.BOARDS.get(0));
    private static final SearchSettings SETTINGS = SearchSettings.VISIONDRAUGHTS;

    private final List<SearchResult> iterations = new ArrayList<>();
    private final SearchListener listener = (iteration, time) -> iterations.add(iteration);

    private SearchResult search(SearchSettings settings, DraughtsPosition history, Budget limits) {
        iterations.clear();
        return Search.of(settings, JUDGE).search(history, limits, new StopSignal(), listener);
    }

    private List<Integer> depths() {
        return iterations.stream().map(SearchResult::depth).toList();
    }

    @Test
    void visionDraughtsDeepensByTwoFromFour() {
        SearchResult result = search(SETTINGS, MIDDLE, SETTINGS.budget());
        assertEquals(List.of(4, 6, 8), depths());
        assertEquals(iterations.get(2), result);
        search(SETTINGS, MIDDLE, Budget.depth(7));
        assertEquals(List.of(4, 6, 7), depths());
        search(SETTINGS, MIDDLE, Budget.depth(2));
        assertEquals(List.of(2), depths());
    }

    @Test
    void neuroDraughtsSearchesOnceToDepthFour() {
        SearchSettings settings = SearchSettings.NEURODRAUGHTS;
        SearchResult result = search(settings, MIDDLE, settings.budget());
        assertEquals(List.of(4), depths());
        assertEquals(search(SearchSettings.ALPHA_BETA, MIDDLE, Budget.depth(4)).value(), result.value());
    }

    @Test
    void anInterruptedSearchAnswersWithTheLastCompletedIteration() {
        SearchResult full = search(SETTINGS, MIDDLE, Budget.depth(10));
        List<SearchResult> whole = List.copyOf(iterations);
        for (long nodes = 0; nodes < full.nodes(); nodes += 1 + full.nodes() / 97) {
            SearchResult result = search(SETTINGS, MIDDLE, Budget.nodes(nodes));
            assertTrue(result.nodes() <= nodes, result.nodes() + " of " + nodes);
            int completed = iterations.size();
            assertEquals(whole.subList(0, completed), iterations);
            if (completed > 0) {
                assertEquals(whole.get(completed - 1).best(), result.best());
                assertEquals(whole.get(completed - 1).depth(), result.depth());
            }
        }
    }

    @Test
    void noBudgetAtAllStillGivesALegalMove() {
        for (Board board : MiddleGames.BOARDS) {
            for (Budget limits : List.of(Budget.nodes(0), Budget.time(Duration.ZERO))) {
                SearchResult result = search(SETTINGS, DraughtsPosition.of(board), limits);
                assertTrue(board.allows(result.best()));
                assertEquals(0, result.depth());
                assertEquals(0, result.nodes());
            }
        }
    }

    @Test
    void timeIsTheClocksTime() {
        AtomicLong clock = new AtomicLong();
        Search search = Search.of(SETTINGS, JUDGE, () -> clock.addAndGet(1_000_000));
        Budget limits = Budget.time(Duration.ofMillis(30));
        List<Duration> times = new ArrayList<>();
        SearchResult result =
                search.search(MIDDLE, limits, new StopSignal(), (iteration, time) -> times.add(time));
        // the clock is looked at once in 1024 nodes, so 30 looks are all there is
        assertTrue(result.nodes() <= 30 * 1024, result.nodes() + " nodes");
        assertTrue(result.depth() >= 4 && !times.isEmpty());
        assertTrue(times.stream().allMatch(time -> time.toMillis() > 0 && time.toMillis() <= 30), times::toString);
    }

    @Test
    void theSearchEndsAtTheFirstLookAtTheClockAfterItsTime() {
        Duration limit = Duration.ofMillis(100);
        AtomicLong clock = new AtomicLong();
        List<Long> late = new ArrayList<>();
        Search search = Search.of(SearchSettings.ALPHA_BETA, new MaterialEvaluator(), () -> {
            long now = clock.addAndGet(1_000_000);
            if (now > limit.plusMillis(1).toNanos()) {
                late.add(now);
            }
            return now;
        });
        SearchResult result = search.search(MIDDLE, Budget.time(limit));
        assertTrue(clock.get() >= limit.toNanos(), "the search ended before its time");
        // one look ends the search, one may tell how long it took
        assertTrue(late.size() <= 2, late::toString);
        assertTrue(result.nodes() <= 101 * 1024, result.nodes() + " nodes");
    }

    @Test
    void anotherThreadStopsASearchWithoutLimits() throws InterruptedException {
        StopSignal stop = new StopSignal();
        List<SearchResult> answers = new ArrayList<>();
        SearchSettings settings = SearchSettings.ALPHA_BETA.withTable(1 << 16, TableUse.PLAY);
        Search search = Search.of(settings, new MaterialEvaluator());
        CountDownLatch threeIterations = new CountDownLatch(3);
        Thread thread = new Thread(() -> answers.add(search.search(MIDDLE, Budget.UNLIMITED, stop, (found, time) -> {
            listener.finished(found, time);
            threeIterations.countDown();
        })));
        thread.start();
        assertTrue(threeIterations.await(Await.GUARD.toSeconds(), TimeUnit.SECONDS));
        stop.raise();
        thread.join(Await.GUARD.toMillis());
        assertEquals(1, answers.size());
        assertEquals(iterations.get(iterations.size() - 1).best(), answers.get(0).best());
        assertTrue(search.search(MIDDLE, Budget.UNLIMITED, stop, listener).nodes() == 0, "the signal stays raised");
    }

    @Test
    void aSingleLegalMoveIsPlayedWithoutSearching() {
        SearchResult result = search(SETTINGS, DraughtsPosition.of(Fen.parse("B:W18,32:B14,1")), Budget.UNLIMITED);
        assertEquals("14x23", result.best().toString());
        assertEquals(0, result.nodes());
        assertEquals(List.of(), iterations);
    }

    @Test
    void aSideWithoutMovesIsRefused() {
        DraughtsPosition lost = DraughtsPosition.of(Fen.parse("W:W5:B1"));
        assertThrows(IllegalArgumentException.class, () -> search(SETTINGS, lost, Budget.UNLIMITED));
    }

    @Test
    void aProvenWinEndsTheDeepening() {
        SearchResult result = search(SearchSettings.ALPHA_BETA, DraughtsPosition.of(Fen.parse("W:WK10,K19:BK29")),
                Budget.UNLIMITED);
        assertTrue(result.value() > 1, result::toString);
        assertTrue(result.depth() <= Value.plies(result.value()) && result.depth() > 1, result::toString);
    }

    @Test
    void theSameQuestionHasTheSameAnswer() {
        Search search = Search.of(SETTINGS.withHistoryHeuristic(true), JUDGE);
        SearchResult first = search.search(MIDDLE, SETTINGS.budget());
        MiddleGames.BOARDS.forEach(board -> search.search(DraughtsPosition.of(board), SETTINGS.budget()));
        assertEquals(first, search.search(MIDDLE, SETTINGS.budget()));
    }

    @Test
    void theBestMoveOfTheLastIterationComesFirst() {
        // no table: what the iterations before have to give is the order at the root
        SearchSettings single = SearchSettings.ALPHA_BETA.withDeepening(6, 1);
        SearchSettings deepened = SearchSettings.ALPHA_BETA.withDeepening(1, 1);
        long alone = 0;
        long last = 0;
        for (Board board : MiddleGames.BOARDS) {
            alone += search(single, DraughtsPosition.of(board), Budget.depth(6)).nodes();
            search(deepened, DraughtsPosition.of(board), Budget.depth(6));
            last += iterations.get(5).nodes() - iterations.get(4).nodes();
        }
        assertTrue(last < alone, last + " nodes in the last iteration, " + alone + " alone");
    }
}
