package damas.tests.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.catalogue.Sharings;
import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.DrawRules;
import damas.knowledge.draughts.search.AlphaBeta;
import damas.knowledge.draughts.search.DepthSearch;
import damas.knowledge.draughts.search.Evaluator;
import damas.knowledge.draughts.search.MaterialEvaluator;
import damas.knowledge.draughts.search.Minimax;
import damas.knowledge.draughts.search.SearchMeter;
import damas.knowledge.draughts.search.SearchResult;
import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.draughts.search.SearchStopped;
import damas.knowledge.draughts.search.TableUse;
import damas.knowledge.draughts.sharing.SearchTask;
import damas.knowledge.engine.Budget;
import damas.knowledge.engine.StopSignal;
import damas.knowledge.sharing.SharedSearch;
import damas.knowledge.sharing.simulation.Faults;
import damas.tests.Fast;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * An evaluator that carries its sum along is at the walk's board whenever it is asked, in every search: {@link
 * FollowedMaterial} gives the values of {@link MaterialEvaluator}, and so the same search.
 */
@Fast
class FollowingSearchTest {
    private static final int DEPTH = 6;
    private static final SearchSettings PLAIN = SearchSettings.ALPHA_BETA;
    private static final List<SearchSettings> SETTINGS = List.of(
            PLAIN,
            PLAIN.withRules(DrawRules.NONE),
            PLAIN.withCapturesResolved(false),
            PLAIN.withTable(1 << 14, TableUse.PLAY).withHistoryHeuristic(true),
            PLAIN.withTable(1 << 14, TableUse.EXACT).withRules(DrawRules.NONE));

    /** Searches all positions with both evaluators, with one searcher each. */
    private static void assertFollows(int depth, SearchSettings settings,
            BiFunction<SearchSettings, Evaluator, DepthSearch> searches) {
        FollowedMaterial followed = new FollowedMaterial();
        DepthSearch following = searches.apply(settings, followed);
        DepthSearch counting = searches.apply(settings, new MaterialEvaluator());
        for (Board board : ArchivePositions.BOARDS) {
            counting.forget();
            following.forget();
            DraughtsPosition root = DraughtsPosition.of(board);
            SearchResult expected = counting.search(root, board.moves(), depth, SearchMeter.unlimited());
            assertEquals(expected, following.search(root, board.moves(), depth, SearchMeter.unlimited()));
            assertEquals(0, followed.open(), "moves that were not taken back");
            assertEquals(expected.value(), following.value(root, depth, SearchMeter.unlimited()));
            assertEquals(0, followed.open(), "moves that were not taken back");
        }
        assertEquals(List.of(), followed.faults());
        assertTrue(followed.values() > 0 && followed.pushes() > followed.values() / 2, "it was hardly called");
    }

    @Test
    void alphaBetaPushesAndPopsEveryMove() {
        SETTINGS.forEach(settings -> assertFollows(DEPTH, settings, AlphaBeta::new));
    }

    @Test
    void minimaxPushesAndPopsEveryMove() {
        SETTINGS.forEach(settings -> assertFollows(4, settings, Minimax::new));
    }

    @Test
    void aSearchThatWasStoppedLeavesNothingForTheNext() {
        for (SearchSettings settings : SETTINGS) {
            FollowedMaterial followed = new FollowedMaterial();
            AlphaBeta search = new AlphaBeta(settings, followed);
            Board board = ArchivePositions.BOARDS.get(0);
            SearchMeter small = new SearchMeter(Budget.nodes(500), new StopSignal(), System::nanoTime);
            assertThrows(
                    SearchStopped.class, () -> search.search(DraughtsPosition.of(board), board.moves(), 12, small));
            assertTrue(followed.open() > 0, "it was not stopped inside");
            search.forget();
            assertEquals(
                    new AlphaBeta(settings, new MaterialEvaluator())
                            .search(DraughtsPosition.of(board), board.moves(), DEPTH, SearchMeter.unlimited()),
                    search.search(DraughtsPosition.of(board), board.moves(), DEPTH, SearchMeter.unlimited()));
            assertEquals(List.of(), followed.faults());
        }
    }

    @ParameterizedTest
    @MethodSource("ways")
    void everySharedSearchPushesAndPopsEveryMove(String way) {
        for (SearchSettings settings : List.of(SETTINGS.get(3), SETTINGS.get(4))) {
            for (Board board : ArchivePositions.BOARDS.subList(0, 2)) {
                List<FollowedMaterial> followed = new ArrayList<>();
                SharedRun following = run(way, settings, board, () -> {
                    followed.add(new FollowedMaterial());
                    return followed.get(followed.size() - 1);
                });
                SearchResult expected = run(way, settings, board, MaterialEvaluator::new).answer();
                assertEquals(expected, following.answer());
                followed.forEach(each -> assertEquals(List.of(), each.faults()));
                assertTrue(followed.stream().filter(each -> each.pushes() > 0).count() > 1, "one peer did it all");
            }
        }
    }

    private static SharedRun run(
            String way, SearchSettings settings, Board board, Supplier<Evaluator> evaluators) {
        SharedSearch<SearchTask, SearchResult> sharing = Sharings.named(way).orElseThrow();
        return new SharedRun(sharing, settings.withDeepening(2, 2), evaluators, board, 8, 6, 1, Faults.NONE);
    }

    static SortedSet<String> ways() {
        return Sharings.names();
    }
}
