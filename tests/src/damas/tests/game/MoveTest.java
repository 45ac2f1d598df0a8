package damas.tests.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.Fen;
import damas.knowledge.draughts.Squares;
import damas.knowledge.text.NotationException;
import damas.tests.Fast;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Moves as text. */
@Fast
class MoveTest {
    /** 6x15x24 and 6x15x22 share a beginning; 6x24 and 6x22 are clear. */
    private static final String FORK = "B:W10,18,19,32:B6";

    /** Two ways round lead from 6 to 22, over different pieces. */
    private static final String TWO_WAYS = "B:W9,10,17,18,32:BK6,K1";

    @Test
    void aMoveKnowsItsPathAndWhatItTakes() {
        Board board = Fen.parse("B:W6,15,23:B1");
        DraughtsMove move = DraughtsMove.parse("1x26", board);
        assertEquals(List.of(1, 10, 19, 26), move.path());
        assertEquals(1, move.from());
        assertEquals(26, move.to());
        assertEquals(Squares.of(6, 15, 23), move.taken());
        assertTrue(move.isCapture());
        assertEquals("1x10x19x26", move.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"11-15", "11x15", "11:15", "11*15", "11X15", " 11-15 ", "11 - 15", "11\u201315"})
    void aQuietMoveIsReadWhateverStandsBetweenItsSquares(String text) {
        assertEquals("11-15", DraughtsMove.parse(text, Board.START).toString());
    }

    @ParameterizedTest
    @CsvSource({"6x24, 6x15x24", "6x15x22, 6x15x22", "6-22, 6x15x22", "6x15x24, 6x15x24"})
    void aCaptureIsReadInShortOrInFull(String text, String move) {
        assertEquals(move, DraughtsMove.parse(text, Fen.parse(FORK)).toString());
    }

    @Test
    void theShortFormIsUsedUnlessItIsAmbiguous() {
        Board fork = Fen.parse(FORK);
        assertEquals("6x24", DraughtsMove.parse("6x15x24", fork).shortForm(fork));
        Board circle = Fen.parse(TWO_WAYS);
        assertEquals("6x13x22x15x6", DraughtsMove.parse("6x13x22x15x6", circle).shortForm(circle));
        assertEquals("11-15", DraughtsMove.parse("11-15", Board.START).shortForm(Board.START));
    }

    @Test
    void ambiguityThatMakesNoDifferenceIsNone() {
        // both ways round take the same four pieces and end on 6
        Board circle = Fen.parse(TWO_WAYS);
        assertEquals("W:W32:BK1,K6", circle.play(DraughtsMove.parse("6x6", circle)).toString());
    }

    @Test
    void ambiguityThatMakesADifferenceIsRefusedWithTheChoices() {
        Board board = Fen.parse("B:W6,7,14,15,32:B2");
        assertEquals(
                List.of("2x11x18", "2x9x18"), board.moves().stream().map(DraughtsMove::toString).sorted().toList());
        NotationException refusal = assertThrows(NotationException.class, () -> DraughtsMove.parse("2x18", board));
        assertTrue(refusal.getMessage().contains("2x9x18"), refusal.getMessage());
        assertTrue(refusal.getMessage().contains("2x11x18"), refusal.getMessage());
        assertEquals("2x9x18", DraughtsMove.parse("2x9x18", board).toString());
        Board circles = Fen.parse("W:WK11:B6,7,14,15,22");
        refusal = assertThrows(NotationException.class, () -> DraughtsMove.parse("11x25", circles));
        assertEquals("11-25 may mean 11x18x25 or 11x2x9x18x25", refusal.getMessage());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "11-14  | from 11 there is",
                "1-5    | cannot move",
                "22-18  | has no piece on 22",
                "15-19  | has no piece on 15",
                "11-33  | is no move",
                "0-5    | is no move",
                "hello  | is no move",
                "11     | is no move",
                "11-    | is no move",
                "1-2-3-4-5-6-7-8-9-10-11 | is no move",
            })
    void aWrongMoveIsRefusedWithTheReason(String text, String reason) {
        NotationException refusal = assertThrows(NotationException.class, () -> DraughtsMove.parse(text, Board.START));
        assertTrue(refusal.getMessage().contains(reason), refusal.getMessage());
    }

    @Test
    void whoMustCaptureIsTold() {
        Board board = Fen.parse("B:W18,32:B14,1");
        NotationException refusal = assertThrows(NotationException.class, () -> DraughtsMove.parse("1-5", board));
        assertTrue(refusal.getMessage().contains("must capture: 14x23"), refusal.getMessage());
    }

    @Test
    void everyMoveOfRandomPositionsIsReadBackFromBothForms() {
        Positions positions = new Positions(Positions.SEED);
        for (int i = 0; i < 5_000; i++) {
            Board board = positions.next();
            for (DraughtsMove move : board.moves()) {
                String where = "seed " + Positions.SEED + ", " + board + " " + move;
                assertEquals(move, DraughtsMove.parse(move.toString(), board), where);
                assertEquals(move, DraughtsMove.parse(move.shortForm(board), board), where);
            }
        }
    }
}
