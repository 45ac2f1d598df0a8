package damas.tests.gtp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.containers.gtp.TestSuite;
import damas.containers.gtp.TestSuiteRun;
import damas.containers.gtp.TestSuiteRun.CommandFailed;
import damas.knowledge.text.NotationException;
import damas.tests.Fast;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Suites of tests: what is expected, and how it is counted. */
@Fast
class TestSuiteTest {
    @TempDir
    private Path folder;

    private final List<String> asked = new ArrayList<>();
    private final List<String> lines = new ArrayList<>();

    private TestSuiteRun run(String text, Map<String, String> answers) {
        TestSuiteRun run = new TestSuiteRun(command -> {
            asked.add(command);
            if (!answers.containsKey(command)) {
                throw new CommandFailed("unknown command");
            }
            return answers.get(command);
        }, lines::add);
        run.run("a.tst", TestSuite.parse("a.tst", text, folder));
        return run;
    }

    @Test
    void answersAreComparedAsAWhole() {
        TestSuiteRun run = run("""
                # a suite
                boardsize 9   # small

                10 reg_genmove b
                #? [D4|E5]
                20 reg_genmove w
                #? [!D4]
                30 reg_genmove b
                #? [D]
                40 reg_genmove b
                #? [C3]*
                50 reg_genmove w
                #? [e5]*
                60 nonsense
                #? [anything]
                70 showboard
                """, Map.of("boardsize 9", "", "reg_genmove b", "D4", "reg_genmove w", "E5", "showboard", "x"));
        assertEquals(
                List.of(
                        "10 pass: D4", "20 pass: E5", "30 FAIL: D4, expected D", "40 fail, as known: D4, expected C3",
                        "50 PASS, though known to fail: E5", "60 FAIL: ? unknown command, expected anything"),
                lines);
        assertEquals("3 of 6 passed (1 though known to fail), 2 failed: 30 60, 1 failed as known", run.sum());
        assertTrue(run.hasFailures());
        assertEquals("boardsize 9", asked.get(0));
    }

    @Test
    void filesAreFoundBesideTheSuite() throws Exception {
        Path file = Files.writeString(folder.resolve("game.sgf"), "(;)");
        TestSuiteRun run = run("loadsgf game.sgf 3", Map.of("loadsgf " + file + " 3", ""));
        assertFalse(run.hasFailures());
        assertEquals("0 of 0 passed (0 though known to fail), 0 failed, 0 failed as known", run.sum());
    }

    @Test
    void aCommandThatIsNoTestMustNotFail() {
        NotationException wrong = assertThrows(NotationException.class, () -> run("\nloadsgf none.sgf\n", Map.of()));
        assertEquals("a.tst:2: loadsgf none.sgf failed: unknown command", wrong.getMessage());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "#? [D4]|a.tst:2: an expected answer without a command with a number before it",
                "clear_board,#? [D4]|a.tst:3: an expected answer without a command with a number before it",
                "10 name,#? D4|a.tst:3: '#? D4' is no expected answer: it is #? [regex]",
                "10 name,#? [(]|a.tst:3: '(' is no regular expression: Unclosed group",
            })
    void whatIsWrongIsNamedWithItsLine(String text, String message) {
        NotationException wrong = assertThrows(
                NotationException.class,
                () -> TestSuite.parse("a.tst", "# first\n" + text.replace(',', '\n'), folder));
        assertEquals(message, wrong.getMessage());
    }
}
