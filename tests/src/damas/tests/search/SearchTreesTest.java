package damas.tests.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.DrawRules;
import damas.knowledge.draughts.Fen;
import damas.knowledge.draughts.search.AlphaBeta;
import damas.knowledge.draughts.search.DepthSearch;
import damas.knowledge.draughts.search.Evaluator;
import damas.knowledge.draughts.search.Minimax;
import damas.knowledge.draughts.search.SearchMeter;
import damas.knowledge.draughts.search.SearchResult;
import damas.knowledge.draughts.search.SearchSettings;
import damas.tests.Fast;
import damas.tests.game.Positions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The textbook trees of reference/adversarial-search.md 18, grown on the board: positions with the wanted number of
 * moves at every ply, and evaluators that give their leaves the wanted values. So it is the search that plays which is
 * tested here, not a copy of it for trees.
 */
@Fast
class SearchTreesTest {
    /** Three moves, each with three replies, and nothing to take. */
    private static final Board THREE_BY_THREE = Fen.parse("B:W21,25,28:B4,7");

    /** Five moves at each of four plies, and nothing to take. */
    private static final Board FIVE_FOUR_TIMES = Fen.parse("B:W6,14,17:B20,22,27");

    private static final SearchSettings PLAIN = SearchSettings.ALPHA_BETA
            .withRules(DrawRules.NONE)
            .withCapturesResolved(false);

    private final List<Board> leaves = new ArrayList<>();

    private SearchResult minimax(Board board, int depth, Evaluator judge) {
        return search(new Minimax(PLAIN, Judges.noting(leaves, judge)), board, depth);
    }

    private SearchResult alphaBeta(Board board, int depth, Evaluator judge) {
        return search(new AlphaBeta(PLAIN, Judges.noting(leaves, judge)), board, depth);
    }

    private SearchResult search(DepthSearch search, Board board, int depth) {
        leaves.clear();
        return search.search(DraughtsPosition.of(board), board.moves(), depth, SearchMeter.unlimited());
    }

    private static Evaluator tree(float[]... rows) {
        for (float[] row : rows) {
            for (int i = 0; i < row.length; i++) {
                row[i] /= 16;
            }
        }
        return Judges.written(Judges.rows(THREE_BY_THREE, rows), Judges.constant(-15 / 16f));
    }

    private static void assertFirstMoveWorth(float value, SearchResult result) {
        assertEquals(value / 16, result.value());
        assertEquals(THREE_BY_THREE.moves().get(0), result.best());
        assertEquals(2, result.variation().size());
    }

    @Test
    void theTextbookTreeIsWorthThree() {
        Evaluator tree = tree(new float[] {3, 12, 8}, new float[] {2, 4, 6}, new float[] {14, 5, 2});
        assertFirstMoveWorth(3, minimax(THREE_BY_THREE, 2, tree));
        assertEquals(9, leaves.size());
        assertFirstMoveWorth(3, alphaBeta(THREE_BY_THREE, 2, tree));
        assertEquals(7, leaves.size());
    }

    @Test
    void withTheBestReplyFirstFiveLeavesAreEnough() {
        Evaluator tree = tree(new float[] {3, 12, 8}, new float[] {2, 4, 6}, new float[] {2, 5, 14});
        assertFirstMoveWorth(3, alphaBeta(THREE_BY_THREE, 2, tree));
        assertEquals(5, leaves.size());
    }

    @Test
    void aBoundThatEqualsTheBestValueIsNoBetterMove() {
        Evaluator tree = tree(new float[] {3, 12, 8}, new float[] {3, 1, 1}, new float[] {3, 0, 0});
        assertFirstMoveWorth(3, minimax(THREE_BY_THREE, 2, tree));
        assertFirstMoveWorth(3, alphaBeta(THREE_BY_THREE, 2, tree));
    }

    @Test
    void whatIsPrunedDoesNotMatter() {
        Random random = new Random(Positions.SEED);
        for (int i = 0; i < 50; i++) {
            float x = random.nextInt(31) - 15;
            float y = random.nextInt(31) - 15;
            Evaluator tree = tree(new float[] {3, 12, 8}, new float[] {2, x, y}, new float[] {14, 5, 2});
            assertFirstMoveWorth(3, alphaBeta(THREE_BY_THREE, 2, tree));
            assertFirstMoveWorth(3, minimax(THREE_BY_THREE, 2, tree));
        }
    }

    @Test
    void noLeafThatWasPrunedCanChangeTheValue() {
        for (int seed = 0; seed < 50; seed++) {
            Judge judge = Judges.random(seed);
            float value = alphaBeta(FIVE_FOUR_TIMES, 4, judge).value();
            Map<Board, Float> seen = new HashMap<>();
            leaves.forEach(leaf -> seen.put(leaf, judge.evaluate(leaf, FIVE_FOUR_TIMES.turn())));
            Judge others = Judges.random(seed + 1000);
            assertEquals(value, minimax(FIVE_FOUR_TIMES, 4, Judges.written(seen, others)).value(), "seed " + seed);
        }
    }

    @Test
    void theOrderOfTheMovesDoesNotChangeTheValue() {
        Random random = new Random(Positions.SEED);
        for (int seed = 0; seed < 50; seed++) {
            float value = minimax(FIVE_FOUR_TIMES, 3, Judges.random(seed)).value();
            List<DraughtsMove> moves = FIVE_FOUR_TIMES.moves();
            Collections.shuffle(moves, random);
            for (DepthSearch search : List.of(
                    new Minimax(PLAIN, Judges.random(seed)), new AlphaBeta(PLAIN, Judges.random(seed)))) {
                assertEquals(
                        value,
                        search.search(DraughtsPosition.of(FIVE_FOUR_TIMES), moves, 3, SearchMeter.unlimited()).value());
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2 | 6 | B:W31:B2",
                "3 | 2 | B:W21,25,28:B4,7",
                "3 | 4 | B:W14,21:B4,11",
                "4 | 4 | B:WK11:B22,27",
                "5 | 4 | B:W6,14,17:B20,22,27",
                "6 | 3 | B:W25,K26:B6,K11",
                "8 | 2 | B:W17,18,30,31:B1,2,3,4,12"
            })
    void aTreeInPerfectOrderNeedsTheFewestLeaves(int branching, int depth, String fen) {
        Board board = Fen.parse(fen);
        float value = 0.25f;
        assertEquals(value, minimax(board, depth, Judges.constant(value)).value());
        assertEquals(Math.round(Math.pow(branching, depth)), leaves.size());
        assertEquals(value, alphaBeta(board, depth, Judges.constant(value)).value());
        double fewest = Math.pow(branching, (depth + 1) / 2) + Math.pow(branching, depth / 2) - 1;
        assertEquals(Math.round(fewest), leaves.size());
    }

    @Test
    void onAnyTreeInPerfectOrderTheMinimalTreeIsSearched() {
        Positions positions = new Positions(Positions.SEED);
        for (int i = 0; i < 100; i++) {
            Board board = positions.next();
            if (board.moveCount() > 0) {
                alphaBeta(board, 5, Judges.constant(0));
                int critical = criticalLeaves(board, 5, Kind.PRINCIPAL);
                // a line that ends in a loss is not worth what the others are
                if (critical > 0) {
                    assertEquals(critical, leaves.size(), "seed " + Positions.SEED + ", " + board);
                }
            }
        }
    }

    /** The nodes of a tree in perfect order (reference/adaba.md 2.5). */
    private enum Kind {
        PRINCIPAL,
        CUT,
        ALL
    }

    private static final int ENDS_EARLY = Integer.MIN_VALUE / 2;

    /** How many leaves the minimal tree has; less than none if the game can end in the tree. */
    private static int criticalLeaves(Board board, int depth, Kind kind) {
        if (board.moveCount() == 0) {
            return ENDS_EARLY;
        }
        if (depth == 0) {
            return 1;
        }
        int leaves = 0;
        boolean first = true;
        for (DraughtsMove move : board.moves()) {
            Board next = board.play(move);
            if (kind == Kind.CUT) {
                return criticalLeaves(next, depth - 1, Kind.ALL);
            }
            Kind child = kind == Kind.PRINCIPAL && first ? Kind.PRINCIPAL : Kind.CUT;
            leaves = Math.max(ENDS_EARLY, leaves + criticalLeaves(next, depth - 1, child));
            first = false;
        }
        return leaves;
    }

    @Test
    void aTreeInRandomOrderNeedsAboutTheLeavesThatTheoryGives() {
        long sum = 0;
        int trees = 200;
        for (int seed = 0; seed < trees; seed++) {
            alphaBeta(FIVE_FOUR_TIMES, 4, Judges.random(seed));
            sum += leaves.size();
        }
        double mean = (double) sum / trees;
        assertTrue(mean >= 49 && mean <= 2.5 * Math.pow(5, 3), mean + " leaves");
    }
}
