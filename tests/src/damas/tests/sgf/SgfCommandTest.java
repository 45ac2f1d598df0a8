package damas.tests.sgf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.tests.Shell;
import damas.tests.Shell.Answer;
import damas.tests.Slow;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code damas sgf} in a process of its own. */
@Slow
class SgfCommandTest {
    @TempDir
    private Path folder;

    private Answer sgf(String... texts) throws Exception {
        String[] arguments = new String[texts.length + 1];
        arguments[0] = "sgf";
        for (int i = 0; i < texts.length; i++) {
            arguments[i + 1] = Files.writeString(folder.resolve("game" + i + ".sgf"), texts[i]).toString();
        }
        return new Shell(folder).damas("", arguments);
    }

    @Test
    void gamesAreReplayedWithTheirVariations() throws Exception {
        Answer answer = sgf("(;SZ[9];B[ee](;W[cc])(;W[gg];B[gc]))", "(;SZ[19];B[pd])(;SZ[2];B[aa])");
        assertEquals(0, answer.exitCode(), answer.err());
        assertEquals("3 games replayed with 6 moves, 0 could not be replayed\n", answer.out());
    }

    @Test
    void anIllegalMoveIsNamedWithItsPlaceAndTheOtherGamesAreReplayed() throws Exception {
        Answer answer = sgf("(;SZ[9];B[ee]\n;W[ee])(;SZ[9];B[ee])");
        assertEquals(1, answer.exitCode());
        assertEquals(
                folder.resolve("game0.sgf") + ":2:3: White at E5 is not legal: there is a stone\n"
                        + "1 games replayed with 1 moves, 1 could not be replayed\n",
                answer.out());
    }

    @Test
    void whatIsNoGameOfGoGetsOneLineAndExitCodeTwo() throws Exception {
        for (Map.Entry<String, String> wrong : Map.of(
                "", "1:1: there is no game here",
                "(;SZ[9];B[ee]", "1:1: the game or variation that begins here has no ')'",
                "(;SZ[9]\n;B[ee)", "2:3: the value that begins here has no ']'",
                "(;SZ[20])", "1:5: a board of size '20'",
                "(;GM[3])", "1:5: the game is number '3' of SGF",
                "(;CA[nonsense])", "1:5: CA names the character set 'nonsense'",
                "(".repeat(10_000_000), "1:1: there is no game here",
                "(;".repeat(5_000_000), "1:20001: more than 10000 variations inside one another").entrySet()) {
            Answer answer = sgf(wrong.getKey());
            assertEquals(2, answer.exitCode(), answer.err());
            assertEquals("", answer.out());
            assertEquals(1, answer.err().lines().count(), answer.err());
            String start = "damas: " + folder.resolve("game0.sgf") + ":" + wrong.getValue();
            assertTrue(answer.err().startsWith(start), answer.err());
        }
    }
}
