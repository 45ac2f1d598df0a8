package damas.tests.montecarlo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.DrawRules;
import damas.knowledge.draughts.Fen;
import damas.knowledge.draughts.PlayoutBoard;
import damas.knowledge.draughts.montecarlo.DraughtsPlayoutSettings;
import damas.knowledge.draughts.montecarlo.DraughtsPlayouts;
import damas.knowledge.engine.Budget;
import damas.knowledge.engine.Report;
import damas.knowledge.game.Move;
import damas.knowledge.montecarlo.MonteCarloSettings;
import damas.knowledge.montecarlo.MoveTrace;
import damas.knowledge.montecarlo.PlayoutGame;
import damas.knowledge.montecarlo.PlayoutState;
import damas.knowledge.montecarlo.TreeSearch;
import damas.knowledge.text.NotationException;
import damas.tests.Fast;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Draughts by Monte Carlo: codes of moves, play-outs, priors (reference/go-ahead.md 10). */
@Fast
class DraughtsPlayoutsTest {
    private static DraughtsPlayouts playouts(String settings) {
        return new DraughtsPlayouts(DraughtsPlayoutSettings.of(settings));
    }

    private static DraughtsPosition position(String fen) {
        return DraughtsPosition.of(Fen.parse(fen));
    }

    /** The result of one play-out. */
    private static double result(String fen, String settings) {
        MoveTrace trace = new MoveTrace();
        double reward = playouts(settings).state(position(fen)).playOut(new SplittableRandom(1), trace);
        assertEquals(trace.result(), reward);
        return reward;
    }

    @Test
    void aPlayoutBoardPlaysLikeABoard() {
        PlayoutBoard playout = new PlayoutBoard();
        SplittableRandom random = new SplittableRandom(7);
        int captures = 0;
        for (int game = 0; game < 200; game++) {
            Board board = Board.START;
            playout.set(board, 0);
            int quiet = 0;
            for (List<DraughtsMove> moves = board.moves(); !moves.isEmpty() && quiet < 40; moves = board.moves()) {
                assertEquals(moves.size(), playout.generate());
                assertEquals(board.key(), playout.key());
                assertEquals(quiet, playout.quietPlies());
                int number = random.nextInt(moves.size());
                DraughtsMove move = moves.get(number);
                assertEquals(move, playout.move(number));
                assertEquals(Long.bitCount(move.taken()), playout.jumps(number));
                Board next = board.play(move);
                assertEquals(next.mustCapture(), playout.exposes(number));
                captures += playout.jumps(number) > 0 ? 1 : 0;
                boolean man = board.men(board.turn()) != next.men(board.turn());
                quiet = man || move.isCapture() ? 0 : quiet + 1;
                playout.playCode(playout.code(number));
                board = next;
            }
        }
        assertTrue(captures > 1000);
    }

    @Test
    void capturesBetweenTheSameSquaresHaveDifferentCodes() {
        // a king goes round in a circle, in two directions
        DraughtsPosition position = position("B:W14,15,22,23:BK10");
        PlayoutGame game = playouts("");
        Set<Integer> codes = new HashSet<>();
        position.moves().forEach(move -> codes.add(game.code(position, move)));
        assertEquals(position.moves().size(), codes.size());
        position.moves().forEach(move -> assertEquals(move, game.move(position, game.code(position, move))));
    }

    @Test
    void codesTellSquaresKingsAndCaptures() {
        PlayoutGame game = playouts("");
        DraughtsPosition man = position("B:W32:B11");
        DraughtsPosition king = position("B:W32:BK11");
        assertEquals(
                game.code(man, DraughtsMove.parse("11-15", man.board())) + (1 << 10),
                game.code(king, DraughtsMove.parse("11-15", king.board())));
        assertThrows(
                IllegalArgumentException.class, () -> game.code(man, DraughtsMove.parse("11-7", king.board())));
        assertThrows(IllegalArgumentException.class, () -> game.move(man, 0));
    }

    @Test
    void aSideWithoutAMoveHasLost() {
        assertEquals(0, result("B:W32:B28", ""), "Black is blocked");
        assertEquals(1, result("W:W9:B1,2,5,6", "cap=3"), "White loses its last piece");
    }

    @ParameterizedTest
    @CsvSource({
        "'B:WK1:BK32', cap=100 quiet=20, 0.5", // no progress
        "'B:WK1:BK32', cap=3, 0.5", // the cap
        "'B:WK1:BK32,K31,K30', cap=0 lead=2, 1", // the cap, with a lead
        "'B:WK1,K5,K13:BK32', cap=0 lead=2, 0",
        "'B:WK1:BK32,K31,K30', cap=0 lead=0, 0.5",
        "'W:WK1:BK32,K31', cap=0 lead=2, 0.5",
    })
    void aPlayoutIsDrawnByRuleOrJudgedAtItsCap(String fen, String settings, double expected) {
        assertEquals(expected, result(fen, settings));
    }

    @Test
    void theQuietMovesOfTheGameCount() {
        DraughtsPosition position = DraughtsPosition.of(Fen.parse("B:WK1:BK32"), DrawRules.NONE);
        for (int i = 0; i < 3; i++) {
            position = position.after(position.board().moves().get(0));
        }
        PlayoutState state = playouts("quiet=24").state(position);
        MoveTrace trace = new MoveTrace();
        state.playOut(new SplittableRandom(1), trace);
        assertEquals(21, trace.size());
    }

    @Test
    void aRootThatTheRefereeLetsGoOnIsNotOver() {
        DraughtsPosition position = position("B:WK1:BK32");
        for (int i = 0; i < 200; i++) {
            position = position.after(position.board().moves().get(0));
        }
        assertTrue(!playouts("").state(position).isOver());
    }

    @ParameterizedTest
    @CsvSource({
        "'B:W18,32:B11', 11-15, 0.1", // White takes it
        "'B:W18,32:B11', 11-16, 0.4",
        "'B:W32:B27', 27-31, 0.8", // a king
        "'B:W23,32:B10,18', 18x27, 0.4", // a piece for a piece
        "'B:W23,31:B10,18', 18x27, 0.4",
        "'B:W23,30:B10,18', 18x27, 0.8", // a piece for nothing
        "'B:W32:B6', 6-10, 0.6", // to the centre
        "'B:W32:B6', 6-9, 0.4",
    })
    void movesHaveTheirClasses(String fen, String move, float expected) {
        DraughtsPosition position = position(fen);
        PlayoutGame game = playouts("count=7");
        PlayoutState state = game.state(position);
        int[] moves = new int[state.moveCodes()];
        int size = state.moves(moves);
        float[] values = new float[size];
        float[] counts = new float[size];
        game.prior().set(state, moves, size, values, counts);
        int code = game.code(position, DraughtsMove.parse(move, position.board()));
        for (int i = 0; i < size; i++) {
            assertEquals(7, counts[i]);
            if (moves[i] == code) {
                assertEquals(expected, values[i]);
            }
        }
    }

    /** Black gives one man and takes three, with priors and without. */
    @ParameterizedTest
    @ValueSource(strings = {"both", "none"})
    void aShotIsFound(String prior) {
        DraughtsPosition position = position("B:W14,15,22,24:B1,5,6,7");
        MonteCarloSettings settings = MonteCarloSettings.of("seed=1 exploration=0.5 first-play=9 prior=" + prior);
        TreeSearch search = new TreeSearch(playouts(""), settings, () -> 0);
        Report report = search.search(position, Budget.nodes(5000), () -> false, soFar -> { });
        assertEquals("6-10", report.best().text());
    }

    @Test
    void aLineEndsWhereTheRulesEndTheGame() {
        // two kings that shuttle: their positions repeat, which the tree does not see
        DraughtsPosition position = DraughtsPosition.of(Fen.parse("B:WK1:BK32"), DrawRules.ENGLISH);
        TreeSearch search = new TreeSearch(playouts(""), MonteCarloSettings.of("seed=1 early-stop=false"), () -> 0);
        int shortened = 0;
        while (position.outcome().isEmpty()) {
            Report report = search.search(position, Budget.nodes(2000), () -> false, soFar -> { });
            DraughtsPosition end = position;
            for (Move move : report.line()) {
                end = end.play(move);
            }
            shortened += end.outcome().isPresent() ? 1 : 0;
            position = position.play(report.best());
        }
        assertTrue(shortened > 0, "no line reached the end of the game");
    }

    @Test
    void aWrongSettingIsRefused() {
        assertThrows(NotationException.class, () -> DraughtsPlayoutSettings.of("tries=0"));
        assertThrows(NotationException.class, () -> DraughtsPlayoutSettings.of("tries=few"));
    }
}
