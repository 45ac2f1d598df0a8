package damas.tests.learning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.Colour;
import damas.knowledge.draughts.PdnReader;
import damas.knowledge.game.Fallbacks;
import damas.knowledge.game.GameRecord;
import damas.knowledge.game.Side;
import damas.knowledge.learning.FallbackShare;
import damas.tests.Fast;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** How fallbacks are counted, and when they make a match void. */
@Fast
class FallbackShareTest {
    private static GameRecord game(String black, String white, String tags) {
        return PdnReader.parse("test", "[Black \"" + black + "\"] [White \"" + white + "\"] " + tags
                        + " 1. 11-15 23-19 2. 8-11 1/2-1/2")
                .games()
                .get(0)
                .record();
    }

    @Test
    void oneInAHundredIsAllowed() {
        assertFalse(new FallbackShare("a", 3, 300).isVoid());
        assertTrue(new FallbackShare("a", 4, 300).isVoid());
        assertFalse(new FallbackShare("a", 0, 0).isVoid());
        assertEquals("4 of 300 moves of a", new FallbackShare("a", 4, 300).toString());
    }

    @Test
    void movesAndFallbacksAreThoseOfTheSideThatTheContestantPlayed() {
        List<GameRecord> games = List.of(
                game("a", "b", "[BlackFallbacks \"2\"] [WhiteFallbacks \"1\"]"),
                game("b", "a", "[BlackFallbacks \"1\"] [WhiteFallbacks \"0\"]"),
                game("b", "c", "[BlackFallbacks \"1\"] [WhiteFallbacks \"0\"]"),
                game("a", "b", ""));
        assertEquals(new FallbackShare("a", 2, 5), FallbackShare.of(games, "a"));
        assertEquals(new FallbackShare("b", 3, 6), FallbackShare.of(games, "b"));
    }

    @Test
    void countsAreTagsOfARecordThereAndBack() {
        Fallbacks counts = Fallbacks.NONE.plus(Side.SECOND).plus(Side.FIRST).plus(Side.SECOND);
        assertEquals(new Fallbacks(1, 2), counts);
        assertEquals(counts, Fallbacks.of(counts.tags(Colour::name), Colour::name));
        assertEquals(Map.of("BlackFallbacks", "1", "WhiteFallbacks", "2"), counts.tags(Colour::name));
        assertEquals("fallbacks: Black 1, White 2", counts.text(Colour::name));
        assertEquals(Fallbacks.NONE, Fallbacks.of(Map.of("BlackFallbacks", "many"), Colour::name));
    }
}
