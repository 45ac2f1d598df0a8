package damas.tests.tictactoe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.textbook.ExhaustiveSearch;
import damas.ontology.words.RecordedGame;
import damas.tests.Needs;
import damas.tests.Shell;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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
    void aRefereedGameLoadsNoClassOfDraughts() throws Exception {
        Path loaded = folder.resolve("loaded.txt");
        Shell.Answer answer = new Shell(folder).run("", List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xlog:class+load:file=" + loaded,
                "-Ddamas.home=" + Needs.home(),
                "-Ddamas.var=" + folder.resolve("var"),
                "-cp",
                System.getProperty("java.class.path"),
                RefereedTicTacToe.class.getName(),
                folder.resolve("jade").toString()));
        assertTrue(answer.out().contains(" 1/2-1/2"), answer::toString);
        List<String> damas = Files.readAllLines(loaded).stream().filter(line -> line.contains(" damas.")).toList();
        assertTrue(damas.stream().anyMatch(line -> line.contains(" damas.agents.RefereeAgent ")));
        assertEquals(
                List.of(), damas.stream().filter(line -> line.contains(" damas.knowledge.draughts.")).toList());
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
