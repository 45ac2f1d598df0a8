package damas.tests.team;

import static org.junit.jupiter.api.Assertions.assertEquals;

import damas.behaviours.searching.GameMemory;
import damas.knowledge.draughts.search.TableUse;
import damas.ontology.words.GamePosition;
import damas.tests.Fast;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a search may use of those before it. */
@Fast
class GameMemoryTest {
    private static final String START = "B:W21,22:B1,2";

    private static boolean serves(TableUse use, GamePosition first, GamePosition second) {
        GameMemory memory = new GameMemory(use);
        return memory.entries(first).equals(memory.entries(second));
    }

    @Test
    void whatAGameHasTaughtServesItsNextMove() {
        GamePosition first = Teams.position(START, "1-5");
        assertEquals(true, serves(TableUse.PLAY, first, Teams.position(START, "1-5 21-17 2-6")));
        assertEquals(true, serves(TableUse.PLAY, first, first));
    }

    @Test
    void nothingServesAnotherGameOrSideOrAnExactSearch() {
        GamePosition first = Teams.position(START, "1-5");
        for (GamePosition other : List.of(
                Teams.position(START, "1-5 21-17"),
                Teams.position(START, "1-6 21-17 2-7"),
                Teams.position(START, "1-51 21-17 2-6"),
                Teams.position("B:W21:B1", "1-5 21-17 2-6"))) {
            assertEquals(false, serves(TableUse.PLAY, first, other), other.toString());
        }
        assertEquals(false, serves(TableUse.EXACT, first, Teams.position(START, "1-5 21-17 2-6")));
    }

    @Test
    void twoMastersShareNothing() {
        GamePosition position = Teams.position(START, "");
        GameMemory other = new GameMemory(TableUse.PLAY);
        assertEquals(false, new GameMemory(TableUse.PLAY).entries(position).equals(other.entries(position)));
    }
}
