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
import damas.knowledge.draughts.search.MaterialEvaluator;
import damas.knowledge.draughts.search.Minimax;
import damas.knowledge.draughts.search.SearchMeter;
import damas.knowledge.draughts.search.SearchResult;
import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.draughts.search.TableUse;
import damas.knowledge.engine.Budget;
import damas.knowledge.engine.Value;
import damas.knowledge.game.Outcome;
import damas.knowledge.game.Result;
import damas.tests.Fast;
import damas.tests.game.Positions;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The draw rules inside the tree. */
@Fast
class DrawsInTreeTest {
    private static final int NEVER = DrawRules.NEVER;
    private static final String KINGS = "W:WK31,K28,K10:BK1,K20";

    static Stream<DrawRules> rules() {
        return Stream.of(
                DrawRules.ENGLISH,
                DrawRules.PAPERS,
                new DrawRules(2, NEVER, NEVER, NEVER),
                new DrawRules(NEVER, 3, NEVER, NEVER),
                new DrawRules(NEVER, NEVER, 3, NEVER),
                new DrawRules(NEVER, NEVER, NEVER, 5));
    }

    @ParameterizedTest
    @MethodSource("rules")
    void theyEndAGameWhereTheGameItselfSaysSo(DrawRules rules) {
        Evaluator half = Judges.constant(0.5f);
        SearchSettings settings = SearchSettings.ALPHA_BETA.withCapturesResolved(false).withRules(rules);
        Random random = new Random(Positions.SEED);
        int draws = 0;
        for (int i = 0; i < 40; i++) {
            DraughtsPosition game = DraughtsPosition.of(Fen.parse(KINGS), rules);
            while (game.outcome().isEmpty()) {
                List<DraughtsMove> moves = game.board().moves();
                for (DepthSearch search : List.of(new Minimax(settings, half), new AlphaBeta(settings, half))) {
                    DraughtsMove probe = moves.get(random.nextInt(moves.size()));
                    float value = search.search(game, List.of(probe), 1, SearchMeter.unlimited()).value();
                    float expected = game.play(probe).outcome().map(DrawsInTreeTest::worth).orElse(0.5f);
                    assertEquals(expected, value, "seed " + Positions.SEED + ", " + rules + ", game " + i);
                }
                game = game.play(toAndFro(game, random));
            }
            draws += game.outcome().filter(outcome -> outcome.result() == Result.DRAW).isPresent() ? 1 : 0;
        }
        assertTrue(draws > 3, draws + " draws");
    }

    /** A move that goes back where that is possible, now and then another. */
    private static DraughtsMove toAndFro(DraughtsPosition history, Random random) {
        List<DraughtsMove> moves = history.board().moves();
        int played = history.played().size();
        if (played > 1 && random.nextInt(10) > 0) {
            DraughtsMove own = history.played().get(played - 2);
            for (DraughtsMove move : moves) {
                if (move.from() == own.to() && move.to() == own.from()) {
                    return move;
                }
            }
        }
        return moves.get(random.nextInt(moves.size()));
    }

    private static float worth(Outcome outcome) {
        return outcome.result() == Result.DRAW ? Value.DRAW : Value.WIN - 1;
    }

    @ParameterizedTest
    @MethodSource("rules")
    void alphaBetaSeesTheDrawsThatMinimaxSees(DrawRules rules) {
        SearchSettings settings = SearchSettings.ALPHA_BETA.withRules(rules);
        for (String fen : List.of("B:WK31,K32:BK1", "W:WK14,32:BK29,K5", "B:WK3,K20:BK29,K32,12")) {
            for (int depth = 1; depth <= 6; depth++) {
                Board board = Fen.parse(fen);
                Evaluator evaluator = Judges.random(depth);
                SearchResult expected = new Minimax(settings, evaluator)
                        .search(DraughtsPosition.of(board), board.moves(), depth, SearchMeter.unlimited());
                SearchResult found = new AlphaBeta(settings, evaluator)
                        .search(DraughtsPosition.of(board), board.moves(), depth, SearchMeter.unlimited());
                assertEquals(expected.value(), found.value(), fen + ", depth " + depth);
                assertEquals(expected.best(), found.best(), fen + ", depth " + depth);
            }
        }
    }

    @Test
    void theWeakerSideRepeatsTheGamesPositionForADraw() {
        DraughtsPosition game = DraughtsPosition.of(Fen.parse("W:WK31,K28:BK1"), DrawRules.ENGLISH);
        for (String move : "28-32 1-5 32-28 5-1 28-32 1-5 32-28".split(" ")) {
            game = game.play(DraughtsMove.parse(move, game.board()));
        }
        for (SearchSettings settings : List.of(
                SearchSettings.ALPHA_BETA,
                SearchSettings.ALPHA_BETA.withTable(1 << 12, TableUse.PLAY).withHistoryHeuristic(true))) {
            AlphaBeta search = new AlphaBeta(settings, new MaterialEvaluator());
            for (int depth = 1; depth <= 6; depth++) {
                List<DraughtsMove> moves = game.board().moves();
                SearchResult result = search.search(game, moves, depth, SearchMeter.unlimited());
                assertEquals(Value.DRAW, result.value());
                assertEquals("5-1", result.best().toString());
                search.forget();
                assertTrue(search.value(DraughtsPosition.of(game.board()), depth, SearchMeter.unlimited()) < 0);
                search.forget();
            }
        }
    }

    @Test
    void noLineGoesOnBehindARepetition() {
        DrawRules once = new DrawRules(2, NEVER, NEVER, NEVER);
        Board board = Fen.parse("B:WK32:BK1");
        AlphaBeta search = new AlphaBeta(SearchSettings.ALPHA_BETA.withRules(once), Judges.random(Positions.SEED));
        for (int depth = 2; depth <= 10; depth++) {
            SearchMeter meter = SearchMeter.unlimited();
            SearchResult result = search.search(DraughtsPosition.of(board), board.moves(), depth, meter);
            // the game refuses a move after its end
            DraughtsPosition game = DraughtsPosition.of(board, once);
            for (DraughtsMove move : result.variation()) {
                game = game.play(move);
            }
            assertTrue(game.outcome().isPresent() || result.variation().size() >= depth, result::toString);
        }
    }

    @Test
    void kingsThatOnlyShuffleCannotMakeALineWithoutEnd() {
        Board board = Fen.parse("B:WK32:BK1");
        SearchSettings settings = SearchSettings.ALPHA_BETA.withRules(new DrawRules(NEVER, 4, NEVER, NEVER));
        Evaluator unreachable = new Judge((leaf, agent) -> {
            throw new AssertionError("a line came to the depth limit: " + leaf);
        });
        AlphaBeta search = new AlphaBeta(settings, unreachable);
        SearchResult result =
                search.search(DraughtsPosition.of(board), board.moves(), Budget.MAX_DEPTH, SearchMeter.unlimited());
        assertEquals(Value.DRAW, result.value());
        assertEquals(8, result.variation().size());
    }

    @Test
    void aLossIsALossAlsoWhereARuleWouldDraw() {
        DrawRules twoMoves = new DrawRules(NEVER, NEVER, NEVER, 1);
        DraughtsPosition game = DraughtsPosition.of(Fen.parse("B:WK18:B1"), twoMoves);
        for (String move : "1-5 18-14 5-9".split(" ")) {
            game = game.play(DraughtsMove.parse(move, game.board()));
        }
        SearchSettings settings = SearchSettings.ALPHA_BETA.withRules(twoMoves);
        for (DepthSearch search : List.of(
                new Minimax(settings, Judges.constant(0)), new AlphaBeta(settings, Judges.constant(0)))) {
            assertEquals(-Value.loss(1), search.value(game, 1, SearchMeter.unlimited()));
        }
        DraughtsPosition last = game.play(DraughtsMove.parse("14x5", game.board()));
        assertEquals(Result.SECOND_WINS, last.outcome().orElseThrow().result());
    }
}
