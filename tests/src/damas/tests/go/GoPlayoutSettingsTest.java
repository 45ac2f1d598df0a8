package damas.tests.go;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.go.playout.GoPlayoutGame;
import damas.knowledge.go.playout.GoPlayoutSettings;
import damas.knowledge.go.playout.GoPriorSettings;
import damas.knowledge.go.playout.PlayoutRule;
import damas.knowledge.text.NotationException;
import damas.tests.Fast;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Settings of play-outs and of prior knowledge as texts. */
@Fast
class GoPlayoutSettingsTest {
    @Test
    void aPolicyHasItsRules() {
        assertEquals(List.of(PlayoutRule.values()), GoPlayoutSettings.DEFAULT.rules());
        assertTrue(GoPlayoutSettings.DEFAULT.correctsSelfAtari());
        GoPlayoutSettings random = GoPlayoutSettings.of("policy=random");
        assertEquals(List.of(), random.rules());
        assertFalse(random.correctsSelfAtari());
        GoPlayoutSettings changed = GoPlayoutSettings.of("order=capture,save self-atari=allowed score-weight=0.1");
        assertEquals(List.of(PlayoutRule.CAPTURE, PlayoutRule.SAVE), changed.rules());
        assertEquals(new GoPlayoutSettings(changed.rules(), false, 0.1, 3), changed);
    }

    @Test
    void priorsHaveTheConstantsOfTheSource() {
        assertEquals(0.8, GoPriorSettings.DEFAULT.atari());
        assertEquals(9, GoPriorSettings.DEFAULT.count().at(14));
        assertEquals(List.of(0.8, 0.55, 0.55, 0.1), GoPriorSettings.DEFAULT.second().values());
        assertEquals(0.5, GoPriorSettings.of("prior-last-2=0.5").last().values().get(1));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "policy=fuseki | the setting policy is 'fuseki', but takes one of patterns, random",
        "order=ladder | 'ladder' is no rule of play-outs; there are capture-last,save,two-liberties,pattern,capture",
        "order=save,save | a rule of play-outs is named twice in save,save",
        "score-weight=2 | score-weight is from 0 to 0.5, not 2.0",
        "longest=0 | longest is from 1 to 100, not 0.0",
        "longest=x | the setting longest is 'x', but takes a number",
        "self-atari=no | the setting self-atari is 'no', but takes one of corrected, allowed",
        "prior-atari=2 | the value of a prior is from 0 to 1, not 2.0",
        "prior-atari=NaN | the value of a prior is from 0 to 1, not NaN",
        "prior-count-small=-1 | the count of a prior is from 0 to 1000000"
    })
    void whatIsWrongIsSaidInOneSentence(String text, String message) {
        assertEquals(message, assertThrows(NotationException.class, () -> GoPlayoutGame.of(text)).getMessage());
    }

    @Test
    void anUnknownKeyIsRefused() {
        NotationException refused = assertThrows(NotationException.class, () -> GoPlayoutGame.of("speed=1"));
        assertTrue(refused.getMessage().startsWith("'speed' is no setting; there are policy, "), refused.getMessage());
    }
}
