package damas.tests.tictactoe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.game.GameRecord;
import damas.knowledge.game.Result;
import damas.knowledge.textbook.ExhaustiveSearch;
import damas.tests.Needs;
import damas.tests.Shell;
import damas.tests.Slow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Teams of a game that Damas knows nothing of play by roster, and no class of draughts is loaded for them. */
@Slow
class AnyGameTest {
    @TempDir
    private Path folder;

    /** The file of a team with two perfect players, one of which stands in for the other. */
    private Path roster(String name) throws IOException {
        String text = """
                @prefix : <http://example.org/damas#> .
                <#team> a :Team ;
                  :name "%s" ;
                  :purpose "Plays small games perfectly" ;
                  :gameName "tic-tac-toe" ;
                  :coordinator [ a :Coordinator ] ;
                  :players <#first> , <#second> .
                <#first> a :EnginePlayer ; :name "first" ; :engine [ a :Exhaustive ] .
                <#second> a :EnginePlayer ; :name "second" ; :engine [ a :Exhaustive ] .
                """;
        return Files.writeString(folder.resolve(name + ".ttl"), text.formatted(name));
    }

    private List<GameRecord> match(String expected, String... more) throws Exception {
        Path games = folder.resolve("games.ttt");
        List<String> command = new ArrayList<>(List.of(
                "match",
                roster("crosses").toString(),
                roster("noughts").toString(),
                "--games",
                "4",
                "--record",
                games.toString()));
        command.addAll(List.of(more));
        String said = withoutDraughts("", expected, command);
        assertTrue(said.contains("crosses v noughts: +0 =4 -0, 50.0 %"), said);
        assertTrue(said.contains("fallbacks: 0 of 18 moves of crosses, 0 of 18 moves of noughts"), said);
        List<String> allocations = Files.readAllLines(folder.resolve("games.ttt.allocations"));
        assertEquals(36, allocations.size());
        assertEquals("1\t1\ta1\tcrosses\tfirst\tgame\tfirst plays the whole game", allocations.get(0));
        return TicTacToe.GAME.records().read("games", Files.readString(games));
    }

    @Test
    void teamsPlayAMatchOnJadeUnderTheReferee() throws Exception {
        List<GameRecord> games = match("damas.agents.RefereeAgent");
        assertEquals(4, games.size());
        assertTrue(games.stream().allMatch(game -> game.result() == Result.DRAW), games::toString);
        // the file is whole: the same command plays nothing more
        assertEquals(games, match("damas.containers.cli.MatchCommand"));
    }

    @Test
    void teamsPlayAMatchWithoutAgentsFromOpeningsOfAFile() throws Exception {
        Path openings = Files.writeString(folder.resolve("openings.txt"), "b2 a1  # moves\n");
        Path games = folder.resolve("games.ttt");
        String said = withoutDraughts(
                "",
                "damas.containers.team.MatchWithoutAgents",
                List.of(
                        "match", roster("crosses").toString(), roster("noughts").toString(), "--games", "2",
                        "--without-agents", "--openings", openings.toString(), "--record", games.toString()));
        assertTrue(said.contains("+0 =2 -0"), said);
        List<GameRecord> played = TicTacToe.GAME.records().read("games", Files.readString(games));
        assertEquals("o...x....", played.get(0).last().start().text());
    }

    @Test
    void theEngineProtocolIsSpokenByATeam() throws Exception {
        String dialogue = """
                uci
                position fen xo
                go
                position startpos moves a1 b2 b1
                go depth 9
                quit
                """;
        String said = withoutDraughts(
                dialogue,
                "damas.agents.CoordinatorAgent",
                List.of("engine", "--roster", roster("perfect").toString(), "--slaves", "0"));
        assertTrue(said.contains(" perfect\nuciok"), said);
        assertTrue(said.contains("bestmove c1"), said);
        assertTrue(said.contains("error no position"), said);
    }

    @Test
    void teamsOfDifferentGamesDoNotMeet() throws Exception {
        Shell.Answer answer =
                run("", List.of("match", roster("perfect").toString(), "visiondraughts", "--games", "2"));
        assertEquals(2, answer.exitCode());
        assertTrue(
                answer.err().contains("the teams play different games: tic-tac-toe, english-draughts"), answer.err());
    }

    /** Runs a command of Damas in a JVM that has tic-tac-toe on its class path and logs the classes that it loads. */
    private Shell.Answer run(String input, List<String> arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xlog:class+load:file=" + folder.resolve("loaded.txt"),
                "-Ddamas.home=" + Needs.home(),
                "-Ddamas.var=" + folder.resolve("var"),
                "-Dlog4j2.configurationFile=" + Needs.home().resolve("containers/log4j2.xml"),
                "-cp",
                System.getProperty("java.class.path"),
                "damas.containers.cli.Main"));
        command.addAll(arguments);
        return new Shell(folder).run(input, command);
    }

    /** Runs a command and returns its output, if it loads one class and none of draughts. */
    private String withoutDraughts(String input, String expected, List<String> arguments) throws Exception {
        Shell.Answer answer = run(input, arguments);
        List<String> damas = Files.readAllLines(folder.resolve("loaded.txt")).stream()
                .filter(line -> line.contains(" damas."))
                .toList();
        assertEquals(0, answer.exitCode(), answer::toString);
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
