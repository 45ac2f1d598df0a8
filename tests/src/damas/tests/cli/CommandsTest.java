package damas.tests.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.PdnReader;
import damas.knowledge.game.Result;
import damas.tests.Needs;
import damas.tests.Shell;
import damas.tests.Shell.Answer;
import damas.tests.Slow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs each command through the launcher, each in its own process. */
@Slow
class CommandsTest {
    @TempDir
    private Path folder;

    private Answer damas(String... arguments) throws Exception {
        return new Shell(folder).damas("", arguments);
    }

    /** Log file of a command that has run once. */
    private String log(String command) throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("var/log"))) {
            String name = "damas-" + command + "-\\d+\\.log";
            Path only = files.filter(file -> file.getFileName().toString().matches(name)).findFirst().orElseThrow();
            return Files.readString(only);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "play", "match", "engine", "gtp", "train", "sweep", "evolve", "mine", "cluster", "rules", "learn",
                "perft", "openings", "pdn", "sgf", "go-test", "platform", "join", "roster", "sniff", "dist", "test",
                "bench", "completion"
            })
    void everyCommandHasHelp(String command) throws Exception {
        Answer answer = damas(command, "--help");
        assertEquals(0, answer.exitCode());
        assertTrue(answer.out().startsWith("Usage: damas " + command), answer.out());
        assertTrue(damas("--help").out().contains("  " + command + " "));
    }

    @Test
    void withoutACommandTheUsageIsShown() throws Exception {
        Answer answer = damas();
        assertEquals(2, answer.exitCode());
        assertTrue(answer.err().startsWith("Usage: damas"), answer.err());
    }

    @Test
    void helpIsPlainWhereThereIsNoTerminal() throws Exception {
        assertFalse(damas("--help").out().contains("\u001b"));
    }

    @Test
    void badInputGetsOneLineAndExitCodeTwo() throws Exception {
        Path noPdn = folder.resolve("missing.pdn");
        for (String[] arguments : List.of(
                new String[] {"nonsense"},
                new String[] {"nonsense", "--help"},
                new String[] {"--help", "nonsense"},
                new String[] {"nonsense", "--version"},
                new String[] {"engine", "nonsense", "--help"},
                new String[] {"roster", "nonsense", "--help"},
                new String[] {"play", "--nonsense", "--help"},
                new String[] {"perft"},
                new String[] {"perft", "0"},
                new String[] {"perft", "many"},
                new String[] {"perft", "3", "--fen", "rubbish"},
                new String[] {"openings", "two-move"},
                new String[] {"pdn", noPdn.toString()},
                new String[] {"sgf", noPdn.toString()},
                new String[] {"engine", "--protocol", "nonsense"},
                new String[] {"engine", "--protocol", "gtp", "--roster", "nobody"},
                new String[] {"gtp", "--roster", "nobody"},
                new String[] {"gtp", "--roster", "damas"},
                new String[] {"play", "--game", noPdn.toString()},
                new String[] {"play", "--depth", "0"},
                new String[] {"play", "--side", "red"},
                new String[] {"play", "--roster", "nobody"},
                new String[] {"match", "material"},
                new String[] {"match", "material", "nobody"},
                new String[] {"match", "material", "material"},
                new String[] {"match", "material", "visiondraughts", "--games", "0"},
                new String[] {"train", "nobody"},
                new String[] {"platform", "--port", "70000"},
                new String[] {"platform", "--jade", "nonsense"},
                new String[] {"join"},
                new String[] {"join", "somewhere:port"},
                new String[] {"join", "127.0.0.1", "--name", "a.b"},
                new String[] {"join", "127.0.0.1", "--slaves", "-1"},
                new String[] {"train", "visiondraughts", "--lambda", "2"},
                new String[] {"sweep", "visiondraughts", "--gamma", "0"})) {
            Answer answer = damas(arguments);
            String what = String.join(" ", arguments) + ": " + answer.err();
            assertEquals(2, answer.exitCode(), what);
            assertEquals(1, answer.err().lines().count(), what);
            assertTrue(answer.err().startsWith("damas: "), what);
        }
    }

    @Test
    void perftPrintsALineADepth() throws Exception {
        Answer answer = damas("perft", "6");
        assertEquals(0, answer.exitCode());
        List<String> lines = answer.out().lines().toList();
        assertEquals(7, lines.size());
        assertTrue(lines.get(6).matches(" +6 +36768 .*as known"), lines.get(6));
    }

    @Test
    void perftTakesAPosition() throws Exception {
        String out = damas("perft", "2", "--fen", "B:W32:B14").out();
        assertTrue(out.lines().anyMatch(line -> line.matches(" +1 +2 .*")), out);
        assertTrue(out.lines().anyMatch(line -> line.matches(" +2 +4 .*")), out);
    }

    @Test
    void openingsAreCountedAndPrinted() throws Exception {
        assertEquals("174", damas("openings", "three-move", "--count").out().strip());
        assertEquals(174, damas("openings", "three-move").out().lines().count());
        assertTrue(Files.exists(folder.resolve("var/openings/three-move.txt")));
    }

    @Test
    void pdnReportsWrongGamesAndReadsTheRest() throws Exception {
        Path file = Files.writeString(
                folder.resolve("games.pdn"),
                """
                [Event "good"]
                1. 11-15 23-19 1-0

                [Event "bad"]
                1. 11-14 *
                """);
        Answer answer = damas("pdn", file.toString(), "--write", folder.resolve("clean.pdn").toString());
        assertEquals(1, answer.exitCode());
        assertTrue(answer.out().contains("games.pdn:5:"), answer::toString);
        assertTrue(answer.out().contains("1 games read with 2 moves, 1 could not be read"), answer::toString);
        assertEquals(1, PdnReader.read(folder.resolve("clean.pdn")).games().size());
    }

    @Test
    void completionIsAScriptThatTheShellAccepts() throws Exception {
        Answer script = damas("completion");
        assertTrue(script.out().contains("complete -F"), script::toString);
        Path file = Files.writeString(folder.resolve("completion"), script.out());
        assertEquals(0, new Shell(folder).run("", List.of("bash", "-n", file.toString())).exitCode());
    }

    @Test
    void theLogFileHasEverythingAndTheConsoleOnlyOnRequest() throws Exception {
        Answer quiet = damas("perft", "1");
        assertEquals("", quiet.err());
        assertTrue(log("perft").contains("[perft, 1]"));
        assertTrue(damas("perft", "1", "-vv").err().contains("[perft, 1, -vv]"));
    }

    @Test
    void aStackTraceIsShownOnlyOnRequest() throws Exception {
        String missing = folder.resolve("missing.pdn").toString();
        assertFalse(damas("pdn", missing).err().contains("\tat "));
        assertTrue(log("pdn").contains("NoSuchFileException"));
        assertTrue(damas("-v", "pdn", missing).err().contains("NoSuchFileException"));
    }

    @Test
    void aPersonPlaysAndTheGameIsKept() throws Exception {
        String typed = "help\nmoves\n11-16x\n11-15\nmoves\nfen\nundo\n9-14\nresign\n";
        Answer answer = new Shell(folder).damas(typed, "play", "--terminal", "--depth", "3");
        assertEquals(0, answer.exitCode(), answer.err());
        assertTrue(answer.out().contains("9-13  10-14"), answer::toString);
        assertTrue(answer.out().contains("is no move"), answer::toString);
        assertTrue(answer.out().contains("White plays"), answer::toString);
        assertTrue(answer.out().contains("White wins: Black resigns"), answer::toString);
        try (Stream<Path> games = Files.list(folder.resolve("var/games"))) {
            var record = PdnReader.read(games.findFirst().orElseThrow()).games().get(0);
            assertEquals(Result.SECOND_WINS, record.result());
            assertEquals("9-14", record.plies().get(0).move().toString());
        }
    }

    @Test
    void aGameTellsHowManyMovesWereFallbacks() throws Exception {
        Path roster = folder.resolve("endless.ttl");
        Files.writeString(roster, Files.readString(Needs.home().resolve("ontology/rosters/visiondraughts.ttl"))
                .replace("../damas.ttl", Needs.home().resolve("ontology/damas.ttl").toUri().toString())
                .replace("\"visiondraughts\"", "\"endless\"")
                .replace(":depth 8", ":firstDepth 60 ; :depth 60"));
        Answer answer = new Shell(folder).damas(
                "11-15\nundo\n11-15\nquit\n", "play", "--terminal", "--roster", roster.toString(), "--movetime", "20");
        assertEquals(0, answer.exitCode(), answer.err());
        assertTrue(answer.out().contains("fallbacks: Black 0, White 1"), answer::toString);
        String file = answer.out().replaceAll("(?s).*The game is in (\\S+).*", "$1");
        assertEquals("1", PdnReader.read(Path.of(file)).games().get(0).tags().get("WhiteFallbacks"));
    }

    @Test
    void aGameThatWasLeftGoesOn() throws Exception {
        Path file = Files.writeString(folder.resolve("game.pdn"), "1. 11-15 23-19 2. 8-11 *\n");
        Answer answer = new Shell(folder)
                .damas("22-17\n", "play", "--terminal", "--side", "white", "--depth", "3", "--game", file.toString());
        assertEquals(0, answer.exitCode(), answer.err());
        assertTrue(answer.out().contains("Black plays"), answer::toString);
    }

    @Test
    void aGameGoesOnWithTheSideThatThePersonHad() throws Exception {
        Answer left = new Shell(folder).damas("22-18\nquit\n", "play", "--terminal", "--side", "white", "--depth", "2");
        String file = left.out().replaceAll("(?s).*The game is in (\\S+).*", "$1");
        Answer answer = new Shell(folder).damas("fen\n", "play", "--terminal", "--game", file);
        assertTrue(answer.out().contains("You are White"), answer::toString);
    }

    @Test
    void aGameThatIsOverOrCannotBeReadIsNotGoneOnWith() throws Exception {
        Path over = Files.writeString(folder.resolve("over.pdn"), "1. 11-15 1-0\n");
        Answer refused = damas("play", "--game", over.toString());
        assertEquals(2, refused.exitCode());
        assertTrue(refused.err().contains("is over: 1-0"), refused.err());
        Path wrong = Files.writeString(folder.resolve("wrong.pdn"), "1. 9-13 *\n1. 11-15 23-20 *\n");
        assertTrue(damas("play", "--game", wrong.toString()).err().contains("wrong.pdn:2: game 2"));
    }

    @Test
    void aDrawIsAgreedUnlessTheSearchHopesForMore() throws Exception {
        Answer agreed = new Shell(folder).damas("draw\n", "play", "--terminal", "--depth", "2");
        assertTrue(agreed.out().contains("draw: both sides agreed"), agreed::toString);
        Answer declined = new Shell(folder)
                .damas("draw\n", "play", "--terminal", "--depth", "2", "--fen", "B:W21-32:B1-9");
        assertTrue(declined.out().contains("White declines"), declined::toString);
    }

    @Test
    void aFolderThatCannotBeWrittenIsToldOfAndTheGameGoesOn() throws Exception {
        Path file = Files.writeString(folder.resolve("file"), "");
        Answer answer = new Shell(folder)
                .with("DAMAS_VAR", file.resolve("var").toString())
                .damas("11-15\n9-13\n", "play", "--terminal", "--depth", "2");
        assertEquals(0, answer.exitCode());
        assertEquals(1, answer.err().lines().count(), answer.err());
        assertTrue(answer.out().contains("The game cannot be kept"), answer::toString);
        assertTrue(answer.out().contains("White plays"), answer::toString);
    }

    @Test
    void anArchiveIsNotWrittenOverItself() throws Exception {
        Path file = Files.writeString(folder.resolve("games.pdn"), "1. 11-15 *\n");
        Answer answer = damas("pdn", file.toString(), "--write", file.toString());
        assertEquals(2, answer.exitCode());
        assertEquals("1. 11-15 *\n", Files.readString(file));
    }

    @Test
    void whatCannotBeWrittenIsAFailure() throws Exception {
        Shell shell = new Shell(folder).with("DAMAS_NO_BUILD", "1");
        String launcher = Needs.home().resolve("damas").toString();
        assertEquals(1, shell.run("", List.of("sh", "-c", "'" + launcher + "' perft 1 >/dev/full")).exitCode());
    }

    @Test
    void aPublishedPlayerPlaysAtOnce() throws Exception {
        Answer answer = new Shell(folder).damas("11-15\nresign\n", "play", "--terminal", "--roster", "visiondraughts");
        assertEquals(0, answer.exitCode(), answer.err());
        assertTrue(answer.out().contains("White plays"), answer::toString);
    }

    @Test
    void aMatchEndsInAScoreAndGames() throws Exception {
        Path file = folder.resolve("match.pdn");
        Answer answer = damas(
                "match", "visiondraughts", "material", "--games", "4", "--depth", "2", "--pdn", file.toString());
        assertEquals(0, answer.exitCode(), answer.err());
        assertTrue(answer.out().startsWith("visiondraughts v material: +"), answer.out());
        assertEquals(4, PdnReader.read(file).games().size());
    }

    @Test
    void trainingMakesANetworkThatPlaysAndGoesOnAfterAnInterruption() throws Exception {
        String[] train = {
            "train", "visiondraughts", "--sessions", "2", "--games", "2", "--test-games", "2", "--final-games", "2",
            "--depth", "1"
        };
        Answer answer = damas(train);
        assertEquals(0, answer.exitCode(), answer.err());
        assertTrue(answer.out().contains("session 2 of 2"), answer::toString);
        assertFalse((answer.out() + answer.err()).contains("\u001b"), "a progress bar without a terminal");
        String network = folder.resolve("var/networks/visiondraughts.txt").toString();
        assertTrue(damas("match", network, "material", "--games", "2", "--depth", "1").out().contains("2 games"));
        assertTrue(damas(train).out().startsWith("Going on after session 2."));
    }

    @Test
    void aSweepEndsInATableAndMeasuresNothingTwice() throws Exception {
        String[] sweep = {
            "sweep", "ls-draughts", "--sessions", "1", "--games", "2", "--depth", "1", "--match-games", "2",
            "--lambda", "0,1", "--gamma", "0.9", "--momentum", "0.5", "--draw", "-0.1", "--rate", "0.2"
        };
        Answer answer = damas(sweep);
        assertEquals(0, answer.exitCode(), answer.err());
        List<String> table = answer.out().lines().filter(line -> line.startsWith("|")).toList();
        assertEquals(2 + 7, table.size(), answer.out());
        assertEquals("| setting | seed 1 | seed 2 | W / D / L | score, 95 % |", table.get(0));
        assertTrue(table.get(2).startsWith("| lambda 0.7, gamma 1.0, "), answer.out());
        try (Stream<Path> kept = Files.walk(folder.resolve("var/training"))) {
            for (Path score : kept.filter(file -> file.endsWith("material-2.txt")).toList()) {
                Files.writeString(score, "2 0 0\n");
            }
        }
        assertTrue(damas(sweep).out().contains("| lambda 1.0 | 100.0 % | 100.0 % | 4 / 0 / 0 |"), answer.out());
    }

    @Test
    void anEvolutionEndsInANetworkAndGoesOnAfterAnInterruption() throws Exception {
        String[] evolve = {
            "evolve", "--population", "4", "--generations", "2", "--sessions", "1", "--games", "2", "--depth", "1"
        };
        Answer answer = damas(evolve);
        assertEquals(0, answer.exitCode(), answer.err());
        assertTrue(answer.out().contains("generation 1: best"), answer::toString);
        assertTrue(Files.exists(folder.resolve("var/networks/evolved.txt")));
        assertTrue(damas(evolve).out().startsWith("Going on after generation 1."));
        Answer other = damas("evolve", "--population", "6");
        assertEquals(2, other.exitCode());
        assertTrue(other.err().contains("holds another run"), other.err());
        Needs.that(!answer.err().contains("is a font installed"), "a font, to draw the plot");
        assertTrue(Files.size(folder.resolve("var/evolution/fitness.png")) > 1_000);
    }

    @Test
    void aGameIsPlayedToItsEnd() throws Exception {
        Answer answer = new Shell(folder).damas("14x23\n", "play", "--terminal", "--fen", "B:W18:B14");
        assertTrue(answer.out().contains("Black wins: White has no move left"), answer::toString);
    }
}
