package damas.tests.tictactoe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.textbook.ExhaustiveSearch;
import damas.ontology.words.RecordedGame;
import damas.tests.Needs;
import damas.tests.Shell;
import damas.tests.Slow;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The referee and the engine protocol take a game that they know nothing of, and load nothing of draughts. */
@Slow
class AnyGameTest {
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
        String record = withoutDraughts(
                "", "damas.agents.RefereeAgent", RefereedTicTacToe.class, folder.resolve("jade").toString());
        assertTrue(record.contains(" 1/2-1/2"), record);
    }

    @Test
    void theEngineProtocolIsSpokenWithoutAClassOfDraughts() throws Exception {
        String dialogue = """
                uci
                position startpos moves a1 b2 b1
                go depth 9
                position fen xx.oo....
                go movetime 1000
                position fen xo
                go
                quit
                """;
        String said = withoutDraughts(dialogue, "damas.containers.engine.EngineProtocol", SpokenTicTacToe.class);
        assertTrue(said.contains("id name Perfect"), said);
        assertTrue(said.contains("bestmove c1"), said);
        assertEquals(2, said.lines().filter(line -> line.equals("bestmove c1")).count(), said);
        assertTrue(said.contains("error no position"), said);
    }

    /** Runs a program in a JVM that logs its classes and returns its output. */
    private String withoutDraughts(String input, String expected, Class<?> main, String... arguments)
            throws Exception {
        Path loaded = folder.resolve("loaded.txt");
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xlog:class+load:file=" + loaded,
                "-Ddamas.home=" + Needs.home(),
                "-Ddamas.var=" + folder.resolve("var"),
                "-cp",
                System.getProperty("java.class.path"),
                main.getName()));
        command.addAll(List.of(arguments));
        Shell.Answer answer = new Shell(folder).run(input, command);
        List<String> damas = Files.readAllLines(loaded).stream().filter(line -> line.contains(" damas.")).toList();
        assertTrue(damas.stream().anyMatch(line -> line.contains(" " + expected + " ")), answer::toString);
        assertEquals(
                List.of(), damas.stream().filter(line -> line.contains(" damas.knowledge.draughts.")).toList());
        return answer.out();
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
