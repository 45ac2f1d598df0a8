package damas.tests.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Colour;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.DrawRules;
import damas.knowledge.draughts.Fen;
import damas.knowledge.draughts.Perft;
import damas.knowledge.draughts.search.AlphaBeta;
import damas.knowledge.draughts.search.DepthSearch;
import damas.knowledge.draughts.search.Evaluator;
import damas.knowledge.draughts.search.MaterialEvaluator;
import damas.knowledge.draughts.search.Minimax;
import damas.knowledge.draughts.search.SearchMeter;
import damas.knowledge.draughts.search.SearchResult;
import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.draughts.search.TableUse;
import damas.knowledge.engine.Value;
import damas.tests.Fast;
import damas.tests.game.Positions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Alpha-beta and its helpers against minimax, on real positions. */
@Fast
class AlphaBetaTest {
    private static final Evaluator MATERIAL = new MaterialEvaluator();
    private static final SearchSettings PLAIN = SearchSettings.ALPHA_BETA.withRules(DrawRules.NONE);
    private static final SearchSettings TABLE = PLAIN.withTable(1 << 14, TableUse.EXACT);

    private static SearchResult search(DepthSearch search, Board board, int depth) {
        search.forget();
        return search.search(DraughtsPosition.of(board), board.moves(), depth, SearchMeter.unlimited());
    }

    private static List<Board> positions(int count) {
        Positions positions = new Positions(Positions.SEED);
        List<Board> boards = new ArrayList<>();
        while (boards.size() < count) {
            Board board = positions.fromGame();
            if (board.moveCount() > 1) {
                boards.add(board);
            }
        }
        return boards;
    }

    private static void assertSameAsMinimax(SearchSettings settings, Evaluator evaluator, boolean sameMove) {
        Minimax minimax = new Minimax(settings, evaluator);
        AlphaBeta alphaBeta = new AlphaBeta(settings, evaluator);
        for (Board board : positions(60)) {
            for (int depth = 1; depth <= 5; depth++) {
                SearchResult expected = search(minimax, board, depth);
                SearchResult found = search(alphaBeta, board, depth);
                String where = "seed " + Positions.SEED + ", depth " + depth + ", " + board;
                assertEquals(expected.value(), found.value(), where);
                assertTrue(found.nodes() <= expected.nodes(), where);
                if (sameMove) {
                    assertEquals(expected.best(), found.best(), where);
                }
                assertIsPlayable(board, found.variation());
            }
        }
    }

    private static void assertIsPlayable(Board start, List<DraughtsMove> moves) {
        Board board = start;
        for (DraughtsMove move : moves) {
            assertTrue(board.allows(move), moves + " in " + start);
            board = board.play(move);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void alphaBetaHasTheValueAndTheMoveOfMinimax(boolean capturesResolved) {
        SearchSettings settings = PLAIN.withCapturesResolved(capturesResolved);
        assertSameAsMinimax(settings, MATERIAL, true);
        assertSameAsMinimax(settings, Judges.random(Positions.SEED), true);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 16, 1 << 14})
    void aTableOfAnySizeLeavesTheValueAsItIs(int entries) {
        assertSameAsMinimax(PLAIN.withTable(entries, TableUse.EXACT), MATERIAL, false);
        assertSameAsMinimax(PLAIN.withTable(entries, TableUse.EXACT), Judges.random(Positions.SEED), false);
    }

    @Test
    void orderingLeavesTheValueAsItIs() {
        assertSameAsMinimax(PLAIN.withHistoryHeuristic(true), MATERIAL, false);
        assertSameAsMinimax(TABLE.withHistoryHeuristic(true), Judges.random(Positions.SEED), false);
    }

    @Test
    void aTableThatIsKeptFromDepthToDepthLeavesTheValueAsItIs() {
        for (Evaluator evaluator : List.of(MATERIAL, Judges.random(Positions.SEED))) {
            AlphaBeta plain = new AlphaBeta(PLAIN, evaluator);
            AlphaBeta helped = new AlphaBeta(TABLE.withHistoryHeuristic(true), evaluator);
            for (Board board : positions(40)) {
                helped.forget();
                for (int depth = 1; depth <= 7; depth++) {
                    float value = helped.search(
                                    DraughtsPosition.of(board), board.moves(), depth, SearchMeter.unlimited())
                            .value();
                    assertEquals(search(plain, board, depth).value(), value, depth + ", " + board);
                }
            }
        }
    }

    @Test
    void tableAndOrderingSaveNodes() {
        for (Evaluator evaluator : List.of(MATERIAL, Judges.random(Positions.SEED))) {
            long plain = deepeningNodes(PLAIN, evaluator);
            long withTable = deepeningNodes(TABLE, evaluator);
            long withBoth = deepeningNodes(TABLE.withHistoryHeuristic(true), evaluator);
            assertTrue(plain > withTable && withTable > withBoth, plain + ", " + withTable + ", " + withBoth);
        }
    }

    private static long deepeningNodes(SearchSettings settings, Evaluator evaluator) {
        AlphaBeta search = new AlphaBeta(settings, evaluator);
        SearchMeter budget = SearchMeter.unlimited();
        for (Board board : MiddleGames.BOARDS) {
            search.forget();
            for (int depth = 2; depth <= 8; depth += 2) {
                search.search(DraughtsPosition.of(board), board.moves(), depth, budget);
            }
        }
        return budget.nodes();
    }

    @Test
    void depthIsCountedInPlies() {
        SearchSettings settings = PLAIN.withCapturesResolved(false);
        long nodes = 1;
        for (int depth = 1; depth <= 7; depth++) {
            List<Board> leaves = new ArrayList<>();
            Minimax minimax = new Minimax(settings, Judges.noting(leaves, MATERIAL));
            SearchResult result = search(minimax, Board.START, depth);
            nodes += Perft.count(Board.START, depth);
            assertEquals(Perft.count(Board.START, depth), leaves.size());
            assertEquals(nodes, result.nodes());
            long pruned = search(new AlphaBeta(settings, MATERIAL), Board.START, depth).nodes();
            assertTrue(depth == 1 ? pruned == nodes : pruned < nodes, depth + ": " + pruned);
        }
    }

    @Test
    void noPositionWithACaptureIsEvaluated() {
        Evaluator strict = new Judge((board, agent) -> {
            assertFalse(board.mustCapture(), board::toString);
            return MaterialEvaluator.evaluate(board, agent);
        });
        for (SearchSettings settings : List.of(PLAIN, TABLE.withHistoryHeuristic(true))) {
            AlphaBeta search = new AlphaBeta(settings, strict);
            for (Board board : positions(200)) {
                search(search, board, 4);
                search.value(DraughtsPosition.of(board), 0, SearchMeter.unlimited());
            }
        }
        positions(50).forEach(board -> search(new Minimax(PLAIN, strict), board, 3));
    }

    @Test
    void resolvedCapturesAreNoMoreThanThePiecesThatCanBeTaken() {
        Positions positions = new Positions(Positions.SEED);
        AlphaBeta search = new AlphaBeta(PLAIN, MATERIAL);
        for (int i = 0; i < 2000; i++) {
            Board board = positions.next();
            if (board.moveCount() > 0) {
                int beyond = search(search, board, 1).variation().size() - 1;
                assertTrue(beyond <= board.pieceCount() - 1, board::toString);
            }
        }
    }

    @Test
    void anExchangeIsJudgedAtItsEnd() {
        // 7-10 gives a man that must be taken, and takes two for it
        Board board = Fen.parse("B:W6,12,22,24:B7,18,25");
        DraughtsMove shot = DraughtsMove.parse("7-10", board);
        SearchResult resolved = search(new AlphaBeta(PLAIN, MATERIAL), board, 1);
        assertEquals(shot, resolved.best());
        SearchResult blind = search(new AlphaBeta(PLAIN.withCapturesResolved(false), MATERIAL), board, 2);
        assertNotEquals(shot, blind.best());
        assertTrue(resolved.value() > blind.value());
    }

    @Test
    void theNearestWinIsTheBestAndTheFurthestLossTheLeastBad() {
        // two kings against one that cannot leave the single corner
        Board board = Fen.parse("W:WK10,K19:BK29");
        AlphaBeta search = new AlphaBeta(TABLE, MATERIAL);
        int found = 0;
        for (int depth = 1; depth <= 13; depth++) {
            SearchResult result = search(search, board, depth);
            assertEquals(search(new AlphaBeta(PLAIN, MATERIAL), board, depth).value(), result.value());
            if (Value.isProven(result.value())) {
                int plies = Value.plies(result.value());
                assertTrue(result.value() > 1 && plies <= depth + 1, depth + ": " + plies);
                assertTrue(found == 0 || found == plies, found + ", then " + plies);
                found = plies;
            }
        }
        assertTrue(found > 3, "no win seen");
    }

    @Test
    void materialIsAntisymmetricAndLevelIsZero() {
        assertEquals(0, MaterialEvaluator.evaluate(Board.START, Colour.BLACK));
        Positions positions = new Positions(Positions.SEED);
        for (int i = 0; i < 1000; i++) {
            Board board = positions.next();
            float value = MaterialEvaluator.evaluate(board, Colour.BLACK);
            assertTrue(Math.abs(value) < 1);
            assertEquals(0, value + MaterialEvaluator.evaluate(board, Colour.WHITE));
            assertEquals(value, MaterialEvaluator.evaluate(board.mirrored(), Colour.WHITE));
        }
    }

    @Test
    void theLeavesAreSeenByTheSideToMoveAtTheRoot() {
        for (int depth = 1; depth <= 4; depth++) {
            for (Board board : positions(20)) {
                Evaluator evaluator = new Judge((leaf, agent) -> {
                    assertEquals(board.turn(), agent);
                    return 0.5f;
                });
                float value = search(new AlphaBeta(PLAIN, evaluator), board, depth).value();
                assertTrue(value == 0.5f || Value.isProven(value), board + ": " + value);
            }
        }
    }
}
