package damas.tests.gtp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.tests.Shell;
import damas.tests.Shell.Answer;
import damas.tests.Slow;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code damas gtp} in a process of its own, with a team that searches to the end of the game. */
@Slow
class GtpCommandTest {
    @TempDir
    private Path folder;

    private String roster;

    @BeforeEach
    void writeTheRoster() throws Exception {
        roster = Files.writeString(folder.resolve("perfect.ttl"), """
                @prefix : <http://example.org/damas#> .
                <#team> a :Team ; :name "perfect" ; :purpose "Plays the smallest boards" ; :gameName "go" ;
                  :coordinator [ a :Coordinator ] ; :players <#one> .
                <#one> a :EnginePlayer ; :name "one" ; :engine [ a :Exhaustive ] .
                """).toString();
    }

    private Answer gtp(String lines, String... arguments) throws Exception {
        return new Shell(folder).damas(lines, arguments);
    }

    @Test
    void aTeamPlaysAGameToItsEndAndJudgesIt() throws Exception {
        String lines = """
                1 boardsize 2
                2 komi 0
                3 name
                kgs-time_settings absolute 60
                genmove b
                play w pass
                genmove b
                play w a1
                final_score
                99 quit
                """;
        for (List<String> command : List.of(List.of("gtp"), List.of("engine", "--protocol", "gtp"))) {
            List<String> all = new ArrayList<>(command);
            all.addAll(List.of("--roster", roster));
            Answer answer = gtp(lines, all.toArray(String[]::new));
            assertEquals(0, answer.exitCode(), answer.err());
            assertTrue(answer.out().startsWith("=1\n\n=2\n\n=3 Damas perfect\n\n="), answer.out());
            assertTrue(answer.out().endsWith("=99\n\n"), answer.out());
        }
    }

    @Test
    void aSuiteIsRunAndItsFailuresAreCounted() throws Exception {
        Files.writeString(folder.resolve("a.sgf"), "(;SZ[2]KM[0])");
        String suite = Files.writeString(folder.resolve("a.tst"), """
                loadsgf a.sgf
                10 reg_genmove b
                #? [[AB][12]]
                20 reg_genmove w
                #? [pass]
                """).toString();
        Answer answer = gtp("", "go-test", suite, "--roster", roster, "--simulations", "100000");
        assertEquals(1, answer.exitCode(), answer.err());
        assertTrue(answer.out().startsWith("10 pass: "), answer.out());
        assertTrue(answer.out().endsWith("1 of 2 passed (0 though known to fail), 1 failed: 20, 0 failed as known\n"),
                answer.out());
        Answer wrong = gtp("", "go-test", suite, "--roster", roster, "--simulations", "0");
        assertEquals(2, wrong.exitCode());
        assertEquals(1, wrong.err().lines().count(), wrong.err());
    }

    @Test
    void badLinesNeverEndTheProgram() throws Exception {
        Answer answer = gtp("boardsize 99\nplay\n\u0001\nnonsense\n" + "x".repeat(1_000_000) + "\nname\n",
                "gtp", "--roster", roster);
        assertEquals(0, answer.exitCode(), answer.err());
        assertEquals(
                "? unacceptable size\n\n? syntax error\n\n? unknown command\n\n? unknown command\n\n"
                        + "= Damas perfect\n\n",
                answer.out());
    }
}
