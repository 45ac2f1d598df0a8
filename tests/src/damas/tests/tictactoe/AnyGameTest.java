package damas.tests.tictactoe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.game.GameRecord;
import damas.knowledge.game.Result;
import damas.knowledge.textbook.ExhaustiveSearch;
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

    private Path roster(String name) throws IOException {
        return PerfectTeam.write(folder, name);
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
    void aPersonPlaysInTheTerminalAndTheGameIsKept() throws Exception {
        List<String> play = List.of("play", "--terminal", "--roster", roster("perfect").toString());
        String typed = "moves\nfen\nb2\nz9\ndraw\nundo\nb2\nquit\n";
        String said = withoutDraughts(typed, "damas.agents.CoordinatorAgent", play);
        assertTrue(said.contains("You are X.\n"), said);
        assertTrue(said.contains("X> a1  b1  c1  a2  b2  c2  a3  b3  c3\n"), said);
        assertTrue(said.contains("X> .........\n"), said);
        assertTrue(said.contains("O plays a1  (first plays the whole game)\n\n  o...x....\n"), said);
        assertTrue(said.contains("'z9' is no legal move"), said);
        assertTrue(said.contains("O declines"), said);
        String file = said.replaceAll("(?s).*The game is in (\\S+).*", "$1");
        assertTrue(file.endsWith(".tic-tac-toe.ttt"), file);
        List<String> again = List.of(
                "play", "--terminal", "--roster", roster("perfect").toString(), "--game", file);
        said = withoutDraughts("c1\nresign\n", "damas.agents.CoordinatorAgent", again);
        assertTrue(said.contains("\n  o...x....\n"), said);
        assertTrue(said.contains("O wins: X resigns"), said);
    }

    @Test
    void theSecondSideIsChosenByItsName() throws Exception {
        String team = roster("perfect").toString();
        String said = withoutDraughts(
                "", "damas.agents.CoordinatorAgent", List.of("play", "--terminal", "--roster", team, "--side", "o"));
        assertTrue(said.contains("You are O."), said);
        assertTrue(said.contains("X plays "), said);
        Shell.Answer refused = run("", List.of("play", "--terminal", "--roster", team, "--side", "black"));
        assertEquals(2, refused.exitCode(), refused::toString);
        assertTrue(refused.err().contains("'black' is no side of tic-tac-toe; there are X and O"), refused.err());
        refused = run("", List.of("play", "--roster", team, "--fen", "xo"));
        assertEquals(2, refused.exitCode(), refused::toString);
        assertTrue(refused.err().contains("'xo' is no position of tic-tac-toe"), refused.err());
    }

    @Test
    void teamsOfDifferentGamesDoNotMeet() throws Exception {
        Shell.Answer answer =
                run("", List.of("match", roster("perfect").toString(), "visiondraughts", "--games", "2"));
        assertEquals(2, answer.exitCode());
        assertTrue(
                answer.err().contains("the teams play different games: tic-tac-toe, english-draughts"), answer.err());
    }

    private Shell.Answer run(String input, List<String> arguments) throws Exception {
        return new Shell(folder).run(input, PerfectTeam.command(folder, arguments));
    }

    /** Runs a command and returns its output, if it loads one class and none of draughts. */
    private String withoutDraughts(String input, String expected, List<String> arguments) throws Exception {
        Shell.Answer answer = run(input, arguments);
        assertEquals(0, answer.exitCode(), answer::toString);
        assertTrue(
                PerfectTeam.classes(folder).stream().anyMatch(line -> line.contains(" " + expected + " ")),
                answer::toString);
        assertEquals(List.of(), PerfectTeam.classesOfDraughts(folder));
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
