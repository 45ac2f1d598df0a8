package damas.tests.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Fen;
import damas.knowledge.text.NotationException;
import damas.tests.Fast;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions as text. */
@Fast
class FenTest {
    private static final String START = "B:W21-32:B1-12";
    private static final String SIGNS = "BWKbwk:,-. 0123456789\n\u00e9";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "B:W21-32:B1-12",
                "B:B1-12:W21-32",
                "b:w21-32:b1-12.",
                " B : W21, 22,23 ,24,25 - 32 :\u00a0B1-4,5-12 .",
                "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
            })
    void theStartIsReadInAnyStyle(String fen) {
        assertEquals(Board.START, Fen.parse(fen));
    }

    @Test
    void kingsAreReadAlsoInRanges() {
        assertEquals("W:WK1,K2,K3,18:B5,K30", Fen.parse("W:WK1-3,18:B5,K30").toString());
    }

    @Test
    void aSideMayHaveNoPieces() {
        assertEquals("W:W:B1", Fen.parse("W:W:B1").toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''                  | needs a side to move",
                "B                   | needs a side to move",
                "B:W21-32            | needs a side to move",
                "B:W21-32:B1-12:B    | needs a side to move",
                "X:W21-32:B1-12      | does not start with B or W",
                "BB:W21-32:B1-12     | no side to move",
                "B:W21-32:W1-12      | twice",
                "B:W21-32:B0         | no square from 1 to 32",
                "B:W21-33:B1         | no square from 1 to 32",
                "B:W21-32:B1,,2      | no square from 1 to 32",
                "B:W21-32:B1,        | no square from 1 to 32",
                "B:W21-32:BKK1       | no square from 1 to 32",
                "B:W32-21:B1         | no range",
                "B:W21-22-23:B1      | no range",
                "B:W21-32:B1,1       | a second time",
                "B:W21-32:B1-13      | 13 pieces",
                "B:W21-32:B21        | a black and a white piece",
                "B:W21-32:B1,30      | a black and a white piece",
                "B:W21:B30           | man on square 30",
                "B:W1:B9             | man on square 1",
                "B:W:B               | no piece",
                "B:W1 8:B5           | no square from 1 to 32",
                "B:W-1:B9            | no square from 1 to 32",
                "B:W999999999999:B9  | no square from 1 to 32",
            })
    void aWrongPositionIsRefusedWithTheReason(String fen, String reason) {
        NotationException refusal = assertThrows(NotationException.class, () -> Fen.parse(fen));
        assertTrue(refusal.getMessage().contains(reason), refusal.getMessage());
        assertTrue(refusal.getMessage().lines().count() == 1, refusal.getMessage());
    }

    @Test
    void aRefusalQuotesNoMoreThanAPersonCanRead() {
        String huge = "B:W" + "21,".repeat(100_000) + "\n\u0007:B1";
        NotationException refusal = assertThrows(NotationException.class, () -> Fen.parse(huge));
        assertTrue(refusal.getMessage().length() < 300, refusal.getMessage());
    }

    @Test
    void randomPositionsAreReadBackAsTheyWere() {
        Positions positions = new Positions(Positions.SEED);
        for (int i = 0; i < 10_000; i++) {
            Board board = positions.next();
            assertEquals(board, Fen.parse(Fen.format(board)), () -> "seed " + Positions.SEED + ", " + board);
        }
    }

    @Test
    void mutatedTextsAreRefusedOrRightlyRead() {
        Positions positions = new Positions(Positions.SEED + 8);
        Random random = positions.random();
        int read = 0;
        int refused = 0;
        for (int i = 0; i < 1_000; i++) {
            String text = Mutation.of(Fen.format(positions.next()), START, SIGNS, random);
            try {
                Board board = Fen.parse(text);
                // whatever was read is a possible board: it stands up to the checks and to a round trip
                String where = "seed " + Positions.SEED + ", text " + text;
                assertEquals(board, Board.of(board.turn(), board.black(), board.white(), board.kings()), where);
                assertEquals(board, Fen.parse(board.toString()), where);
                read++;
            } catch (NotationException e) {
                assertTrue(e.getMessage().contains("is no position: "), e.getMessage());
                refused++;
            } catch (RuntimeException e) {
                throw new AssertionError("seed " + Positions.SEED + ", text " + text, e);
            }
        }
        assertTrue(read > 20 && refused > 100, read + " read, " + refused + " refused");
    }
}
