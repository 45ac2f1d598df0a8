package damas.tests.containers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.tests.Needs;
import damas.tests.Shell;
import damas.tests.Shell.Answer;
import damas.tests.Slow;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A platform on machines of their own: tests/lab has a script for each story. */
@Slow
class LabTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"platform", "game"})
    void aLabSurvivesWhatHappensToLabs(String story) throws Exception {
        Shell shell = new Shell(folder);
        String probe = "ip netns add damas-probe-$$ && ip netns del damas-probe-$$";
        Needs.that(
                shell.run("", List.of("sh", "-c", probe)).exitCode() == 0,
                "root and `ip netns`, for machines with addresses of their own");
        Path archive = folder.resolve("damas.tar.gz");
        assertEquals(0, shell.damas("", "dist", archive.toString()).exitCode());
        String script = Needs.home().resolve("tests/lab").resolve(story).toString();
        Answer answer = shell.run(
                "", List.of("timeout", "280", script, archive.toString(), folder.toString()), Duration.ofMinutes(5));
        assertEquals(0, answer.exitCode(), answer.toString());
        assertTrue(answer.out().endsWith("The lab is as it should be.\n"), answer.out());
    }
}
