package damas.tests.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Colour;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.Fen;
import damas.knowledge.draughts.Squares;
import damas.tests.Fast;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The rules of English draughts, one by one. */
@Fast
class RulesTest {
    private static List<String> moves(String fen) {
        return Fen.parse(fen).moves().stream().map(DraughtsMove::toString).sorted().toList();
    }

    private static String after(String fen, String move) {
        Board board = Fen.parse(fen);
        return board.play(DraughtsMove.parse(move, board)).toString();
    }

    @Test
    void blackMovesFirstWithSevenMoves() {
        assertEquals(Colour.BLACK, Board.START.turn());
        assertEquals(
                List.of("10-14", "10-15", "11-15", "11-16", "12-16", "9-13", "9-14"),
                moves("B:W21-32:B1-12"));
    }

    @Test
    void aManMovesForwardOnly() {
        assertEquals(List.of("14-17", "14-18"), moves("B:W32:B14"));
        assertEquals(List.of("14-10", "14-9"), moves("W:W14:B1"));
    }

    @Test
    void aKingMovesOneStepAnyWay() {
        assertEquals(List.of("14-10", "14-17", "14-18", "14-9"), moves("B:W32:BK14"));
    }

    @Test
    void aCaptureIsCompulsory() {
        assertEquals(List.of("14x23"), moves("B:W18,32:B14,1"));
    }

    @Test
    void anyCaptureMayBeChosenNotOnlyTheLongest() {
        assertEquals(List.of("1x10x19", "3x12"), moves("B:W6,15,8:B1,3"));
    }

    @Test
    void aCaptureGoesOnAsLongAsItCan() {
        assertEquals(List.of("1x10x19x26"), moves("B:W6,15,23:B1"));
    }

    @Test
    void aManDoesNotCaptureBackwards() {
        assertEquals(List.of("18-22", "18-23"), moves("B:W14,32:B18"));
    }

    @Test
    void aManThatReachesItsKingRowEndsItsMoveThere() {
        assertEquals(List.of("22x31"), moves("B:W26,27:B22"));
        assertEquals("W:W27:BK31", after("B:W26,27:B22", "22x31"));
    }

    @Test
    void aManThatStepsOntoItsKingRowBecomesAKing() {
        assertEquals("W:W32:BK31", after("B:W32:B27", "27-31"));
        assertEquals("B:WK1:B12", after("W:W6:B12", "6-1"));
    }

    @Test
    void aKingCapturesRoundACircleBackToItsSquare() {
        assertEquals(
                List.of("6x13x22x15x6", "6x15x22x13x6"),
                moves("B:W9,10,17,18:BK6"));
        assertEquals("W:W:BK6", after("B:W9,10,17,18:BK6", "6x13x22x15x6"));
    }

    @Test
    void noPieceIsTakenTwice() {
        // after 1x10 the man on 6 is gone: the king cannot jump back over it
        assertEquals(List.of("1x10"), moves("B:W6:BK1"));
    }

    @Test
    void takenKingsLeaveTheBoardAsKings() {
        Board board = Fen.parse("B:WK18,32:B14");
        Board after = board.play(DraughtsMove.parse("14x23", board));
        assertEquals(0, after.kings());
        assertEquals("W:W32:B23", after.toString());
    }

    @Test
    void twoPathsToTheSameEndAreTwoMoves() {
        assertEquals(2, moves("B:W9,10,17,18:BK6").size());
    }

    @Test
    void theSideWithoutAMoveHasNone() {
        assertEquals(0, Fen.parse("W:W:B1").moveCount());
        assertEquals(List.of(), moves("W:W5:B1"));
        assertEquals(List.of(), moves("B:W9,14:B5"));
    }

    @Test
    void mustCaptureSaysWhetherThereIsACapture() {
        assertFalse(Board.START.mustCapture());
        assertTrue(Fen.parse("B:W18,32:B14,1").mustCapture());
        assertTrue(Fen.parse("B:W14:BK18").mustCapture());
        assertFalse(Fen.parse("B:W14:B18").mustCapture());
    }

    @Test
    void playLeavesTheBoardAsItWas() {
        Board board = Fen.parse("B:W18,32:B14,1");
        long key = board.key();
        board.moves().forEach(board::play);
        assertEquals(Fen.parse("B:W18,32:B14,1"), board);
        assertEquals(key, board.key());
    }

    @Test
    void impossibleBoardsAreRefusedWithTheReason() {
        assertRefused("outside", 1L << 8, 0, 0);
        assertRefused("a black and a white piece", Squares.of(9), Squares.of(9), 0);
        assertRefused("king of no side", Squares.of(9), 0, Squares.of(10));
        assertRefused("no piece", 0, 0, 0);
        assertRefused("13 pieces", Squares.range(1, 13), 0, 0);
        assertRefused("Black has a man on square 30", Squares.of(30), 0, 0);
        assertRefused("White has a man on square 2", 0, Squares.of(2), 0);
    }

    private static void assertRefused(String reason, long black, long white, long kings) {
        IllegalArgumentException refusal =
                assertThrows(IllegalArgumentException.class, () -> Board.of(Colour.BLACK, black, white, kings));
        assertTrue(refusal.getMessage().contains(reason), refusal.getMessage());
    }

    @Test
    void aSquareThatIsNoneIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> Squares.of(0));
        assertThrows(IllegalArgumentException.class, () -> Squares.of(33));
    }

    @Test
    void squaresAndIndicesAreOneToOne() {
        for (int square = 1; square <= Squares.COUNT; square++) {
            assertEquals(square, Squares.square(Squares.index(square)));
            assertEquals(Squares.of(33 - square), Squares.rotated(Squares.of(square)));
        }
        assertEquals(Squares.BOARD, Squares.range(1, 32));
    }
}
