package damas.tests.tictactoe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.textbook.ExhaustiveSearch;
import damas.ontology.words.RecordedGame;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The referee runs a game that it knows nothing of. */
class RefereedTicTacToeTest {
    @TempDir
    private Path folder;

    @Test
    void twoPerfectTeamsDrawOnJadeUnderTheReferee() throws Exception {
        RecordedGame game = RefereedTicTacToe.play(folder);
        assertTrue(game.text().endsWith(" 1/2-1/2"), game.text());
        assertEquals(9, game.allocations().lines().count(), game.allocations());
        assertTrue(game.allocations().startsWith("1\ta1\tcrosses\tcrosses\twhole game\tit plays alone\n"));
    }

    @Test
    void exhaustiveSearchFindsTheWinAndTheOnlyDefence() {
        TicTacToe game = TicTacToe.GAME;
        assertEquals(0, ExhaustiveSearch.value(game.start("standard")));
        assertEquals("c1", ExhaustiveSearch.best(game.parse("xx.oo....", "standard")).text());
        assertEquals("c1", ExhaustiveSearch.best(game.parse("xx..o....", "standard")).text());
        assertEquals(1, ExhaustiveSearch.value(game.parse("xx.oo....", "standard")));
    }
}
