package damas.tests.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.Fen;
import damas.knowledge.draughts.search.MaterialSearch;
import damas.knowledge.game.Side;
import damas.tests.Fast;
import damas.tests.game.Positions;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The search that counts pieces. */
@Fast
class MaterialSearchTest {
    private final MaterialSearch search = new MaterialSearch();

    @Test
    void alphaBetaHasTheValueOfMinimax() {
        Positions positions = new Positions(Positions.SEED);
        for (int i = 0; i < 300; i++) {
            Board board = positions.fromGame();
            for (int depth = 0; depth <= 4; depth++) {
                assertEquals(
                        minimax(board, depth, 0),
                        search.value(board, depth),
                        "seed " + Positions.SEED + ", depth " + depth + ", " + board);
            }
        }
    }

    private static int minimax(Board board, int depth, int ply) {
        boolean quiet = !board.mustCapture();
        if (board.moveCount() == 0) {
            return ply - MaterialSearch.WIN;
        }
        if (depth <= 0 && quiet) {
            Side own = board.turn();
            return material(board, own) - material(board, own.opponent());
        }
        int best = Integer.MIN_VALUE;
        for (DraughtsMove move : board.moves()) {
            best = Math.max(best, -minimax(board.play(move), depth - 1, ply + 1));
        }
        return best;
    }

    private static int material(Board board, Side side) {
        return MaterialSearch.MAN * Long.bitCount(board.men(side))
                + MaterialSearch.KING * Long.bitCount(board.kings(side));
    }

    @Test
    void theBestMoveHasTheValueOfThePosition() {
        Positions positions = new Positions(Positions.SEED + 1);
        for (int i = 0; i < 100; i++) {
            Board board = positions.fromGame();
            if (board.moveCount() > 0) {
                DraughtsMove best = search.best(board, 5, positions.random());
                // a win is one ply further away when seen from the root
                int value = -search.value(board.play(best), 4);
                assertEquals(search.value(board, 5), value, 1.0, "seed " + Positions.SEED + ", " + board);
            }
        }
    }

    @Test
    void aShotOfTwoForOneIsSeen() {
        // 7-10 lets 22x15 take a man, which is forced, and 10x19x28 takes two
        Board board = Fen.parse("B:W6,12,22,24:B7,18,25");
        assertEquals("7-10", search.best(board, 5, new Random(0)).toString());
    }

    @Test
    void theOnlyMoveIsPlayedWithoutSearching() {
        Board board = Fen.parse("B:W18,32:B14,1");
        assertEquals("14x23", search.best(board, 30, new Random(0)).toString());
        assertEquals(0, search.nodes());
    }

    @Test
    void chanceDecidesAmongEqualMovesAndASeedRepeatsIt() {
        DraughtsMove first = search.best(Board.START, 4, new Random(7));
        assertEquals(first, search.best(Board.START, 4, new Random(7)));
        long different = new Random(1)
                .ints(50)
                .mapToObj(seed -> search.best(Board.START, 4, new Random(seed)))
                .distinct()
                .count();
        assertTrue(different > 3, different + " different first moves");
    }

    @Test
    void aSideWithoutMovesIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> search.best(Fen.parse("W:W5:B1"), 4, new Random(0)));
    }
}
