package damas.tests.allocation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Fen;
import damas.knowledge.draughts.allocation.Condition;
import damas.knowledge.text.NotationException;
import damas.tests.Fast;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Conditions of exception rules: reading and testing them. */
@Fast
class ConditionTest {
    private static final Board TWO_UP = Fen.parse("B:W32,31:B1,2,3,K14");

    @ParameterizedTest
    @CsvSource({
        "PieceAdvantage >= 2, true",
        "PieceAdvantage > 2, false",
        "PieceAdvantage <= 2, true",
        "PieceAdvantage < 2, false",
        "PieceAdvantage = 2, true",
        "PieceAdvantage != 2, false",
        "PieceDisadvantage = 0, true",
        "KingCentreControl = 1 and PieceAdvantage >= 2, true",
        "KingCentreControl < 1 and PieceAdvantage >= 2, false",
        "Advancement > -1, true",
    })
    void everyTestMustHold(String text, boolean expected) {
        assertEquals(expected, Condition.parse(text).holds(TWO_UP));
    }

    @Test
    void theSideToMoveIsMeant() {
        Condition ahead = Condition.parse("PieceAdvantage >= 2");
        assertTrue(ahead.holds(TWO_UP));
        assertTrue(!ahead.holds(Fen.parse("W:W32,31:B1,2,3,K14")));
        assertTrue(ahead.holds(TWO_UP.mirrored()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"pieceadvantage>=2", "  PieceAdvantage  >=\t2 ", "PieceAdvantage >= 2", "PIECEADVANTAGE >= 02"})
    void blanksAndCapitalsMakeNoDifference(String text) {
        assertEquals("PieceAdvantage >= 2", Condition.parse(text).toString());
    }

    @Test
    void whatIsWrittenIsReadBack() {
        Condition condition = Condition.parse("Threat!=3 and Taken<1 and Advancement >= -2");
        assertEquals("Threat != 3 and Taken < 1 and Advancement >= -2", condition.toString());
        assertEquals(condition, Condition.parse(condition.toString()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''                             | '' is no test; write one as 'PieceAdvantage >= 2'",
                "PieceAdvantage                 | 'PieceAdvantage' is no test",
                "PieceAdvantage => 2            | 'PieceAdvantage => 2' is no test",
                "PieceAdvantage >= two          | 'PieceAdvantage >= two' is no test",
                "Threat > 1 or Taken > 1        | 'Threat > 1 or Taken > 1' is no test",
                "Threat > 1 and                 | 'Threat > 1 and' is no test",
                "Threat > 99999999999           | 'Threat > 99999999999' is no test",
                "Threat > 1 and Luck > 1        | 'Luck' is no feature; there are CentreControl, XCentreControl",
            })
    void whatIsNoConditionIsRefusedWithTheReason(String text, String words) {
        String message = assertThrows(NotationException.class, () -> Condition.parse(text)).getMessage();
        assertTrue(message.startsWith(words), message);
    }
}
