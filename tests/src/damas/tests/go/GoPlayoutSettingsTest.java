package damas.tests.go;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import damas.knowledge.go.playout.GoPlayoutSettings;
import damas.knowledge.go.playout.GoPriorSettings;
import damas.knowledge.text.NotationException;
import damas.tests.Fast;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Settings of play-outs and of prior knowledge as texts. */
@Fast
class GoPlayoutSettingsTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "'' | patterns order=capture-last,save,two-liberties,pattern,capture self-atari=corrected score-weight=0.02"
                + " longest=3.0",
        "random | random order= self-atari=allowed score-weight=0.02 longest=3.0",
        "order=capture score-weight=0 | patterns order=capture self-atari=corrected score-weight=0.0 longest=3.0"
    })
    void aTextHasDefaultsAndIsReadBack(String text, String full) {
        assertEquals(full, GoPlayoutSettings.parse(text).toString());
        assertEquals(GoPlayoutSettings.parse(text), GoPlayoutSettings.parse(full));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "fuseki | 'fuseki' is no policy of play-outs; there are patterns, random",
        "order=ladder | 'ladder' is no rule of play-outs; there are capture-last,save,two-liberties,pattern,capture",
        "order=save,save | a rule of play-outs is named twice in save,save",
        "score-weight=2 | score-weight is from 0 to 0.5, not 2.0",
        "longest=0 | longest is from 1 to 100, not 0.0",
        "longest=x | longest needs a number, not 'x'",
        "self-atari=no | self-atari is corrected or allowed, not 'no'",
        "patterns speed=1 | 'speed' is no setting of play-outs; there are order, self-atari, score-weight and longest"
    })
    void whatIsWrongIsSaidInOneSentence(String text, String message) {
        assertEquals(
                message, assertThrows(NotationException.class, () -> GoPlayoutSettings.parse(text)).getMessage());
    }

    @Test
    void priorsAreReadBack() {
        GoPriorSettings changed = GoPriorSettings.parse("atari=0.9 pass=0 last-2=0.5");
        assertEquals(changed, GoPriorSettings.parse(changed.toString()));
        assertEquals(GoPriorSettings.DEFAULT, GoPriorSettings.parse(""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"atari", "atari=2", "atari=x", "ladder=1", "small-count=-1"})
    void wrongPriorsAreRefused(String text) {
        assertThrows(NotationException.class, () -> GoPriorSettings.parse(text));
    }
}
