package damas.tests.go;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import damas.knowledge.go.GoRules;
import damas.knowledge.text.NotationException;
import damas.tests.Fast;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rule sets of Go as texts. */
@Fast
class GoRulesTest {
    @ParameterizedTest
    @CsvSource({
        "chinese, chinese size=9 komi=6.5 ko=positional suicide=no handicap=0",
        "tromp-taylor, tromp-taylor size=9 komi=6.5 ko=positional suicide=yes handicap=0",
        "chinese size=19 komi=-7, chinese size=19 komi=-7 ko=positional suicide=no handicap=0",
        "chinese handicap=9 size=19, chinese size=19 komi=6.5 ko=positional suicide=no handicap=9",
        "tromp-taylor suicide=no ko=simple, tromp-taylor size=9 komi=6.5 ko=simple suicide=no handicap=0"
    })
    void aTextHasDefaultsAndIsReadBack(String text, String full) {
        assertEquals(full, GoRules.parse(text).toString());
        assertEquals(GoRules.parse(text), GoRules.parse(full));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "japanese | 'japanese' is no rule set of Go; there are chinese, tromp-taylor",
        "chinese size=1 | the size of a Go board is from 2 to 19, not 1",
        "chinese size=20 | the size of a Go board is from 2 to 19, not 20",
        "chinese size=x | size needs a whole number, not 'x'",
        "chinese komi=NaN | komi needs a number such as 6.5, not 'NaN'",
        "chinese ko=super | ko is positional, situational, simple, not 'super'",
        "chinese suicide=maybe | suicide is yes or no, not 'maybe'",
        "chinese speed=1 | 'speed' is no setting of a rule set of Go; there are size, komi, ko, suicide and handicap",
        "chinese size=9 size=9 | the rule set names 'size' twice",
        "chinese size=5 handicap=2 | a board of size 5 has no fixed handicap, not of 2",
        "chinese size=8 handicap=5 | a board of size 8 has a fixed handicap of 0 or of 2 to 4 stones, not of 5",
        "chinese handicap=1 | a board of size 9 has a fixed handicap of 0 or of 2 to 9 stones, not of 1"
    })
    void whatIsWrongIsSaidInOneSentence(String text, String message) {
        assertEquals(message, assertThrows(NotationException.class, () -> GoRules.parse(text)).getMessage());
    }

    @Test
    void zeroHasNoSign() {
        assertEquals(GoRules.parse("chinese komi=0"), GoRules.parse("chinese komi=-0"));
    }
}
