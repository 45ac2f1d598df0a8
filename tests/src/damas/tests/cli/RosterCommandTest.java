package damas.tests.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.tests.Needs;
import damas.tests.Shell;
import damas.tests.Shell.Answer;
import damas.tests.Slow;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code damas roster}, run through the launcher. */
@Slow
class RosterCommandTest {
    @TempDir
    private Path folder;

    private Answer damas(String... arguments) throws Exception {
        return new Shell(folder).damas("", arguments);
    }

    @Test
    void theRostersOfDamasAreListed() throws Exception {
        Answer answer = damas("roster", "list");
        assertEquals(0, answer.exitCode(), answer.err());
        assertEquals("", answer.err());
        assertTrue(answer.out().contains("mp-draughts\n  MP-Draughts: "), answer.out());
        assertTrue(answer.out().contains("  coordinator, ega-ahead, "), answer.out());
    }

    @Test
    void aRosterThatIsRightIsPutIntoWords() throws Exception {
        Answer answer = damas("roster", "check", "lab");
        assertEquals(0, answer.exitCode(), answer.err());
        assertEquals("", answer.err());
        assertTrue(answer.out().startsWith("lab: An example"), answer.out());
        assertTrue(answer.out().contains("a vote of 3 EGAs"), answer.out());
        assertTrue(answer.out().contains("in lab2"), answer.out());
    }

    @Test
    void aRosterThatIsWrongIsRefusedWithAllThatIsWrong() throws Exception {
        String lab = Files.readString(Needs.home().resolve("ontology/rosters/lab.ttl"));
        Path file = Files.writeString(
                folder.resolve("mine.ttl"), lab.replace(":voters 3", ":voters 9").replace(":depth 10", ":depht 10"));
        Answer answer = damas("roster", "check", file.toString());
        assertEquals(2, answer.exitCode());
        assertEquals(
                List.of(
                        "mine.ttl: coordinator: voters is 9; there are 4 EGAs to vote",
                        "mine.ttl: deep: \"depht\" is no property of SearchPlan; did you mean depth?"),
                answer.err().lines().toList());
        assertEquals("", answer.out());
    }

    @Test
    void badInputGetsOneLine() throws Exception {
        for (String[] arguments : List.of(
                new String[] {"roster"},
                new String[] {"roster", "check"},
                new String[] {"roster", "check", "nobody"},
                new String[] {"roster", "check", folder.toString()},
                new String[] {"roster", "shake"})) {
            Answer answer = damas(arguments);
            assertEquals(2, answer.exitCode(), answer.err());
            assertEquals(1, answer.err().lines().count(), answer.err());
        }
        assertTrue(damas("roster", "--help").out().startsWith("Usage: damas roster"));
    }
}
