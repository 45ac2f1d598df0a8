package damas.tests.containers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.tests.Shell;
import damas.tests.Shell.Answer;
import damas.tests.Slow;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** JADE's windows. */
@Slow
class SniffTest {
    @TempDir
    private Path folder;

    @Test
    void theSnifferDrawsTheStoryOfAMoveAlsoOfATeamThatCameLater() throws Exception {
        try (VirtualScreen screen = new VirtualScreen()) {
            Answer answer = new Shell(folder)
                    .with("DISPLAY", screen.display())
                    .run("", List.of(
                            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                            "-cp",
                            System.getProperty("java.class.path"),
                            "-Ddamas.var=" + folder.resolve("var"),
                            "-Ddamas.home=" + System.getProperty("damas.home"),
                            "-Dlog4j2.configurationFile=" + System.getProperty("log4j2.configurationFile"),
                            "-Djava.util.logging.manager=" + System.getProperty("java.util.logging.manager"),
                            SnifferProbe.class.getName(),
                            folder.toString()));
            assertEquals(0, answer.exitCode(), answer.toString());
            for (String message : List.of(
                    "gateway-Main-Container -> referee REQUEST",
                    "referee -> mp-draughts.coordinator REQUEST",
                    "mp-draughts.coordinator -> mp-draughts.iiga REQUEST",
                    "mp-draughts.iiga -> Main-Container.slave-1 CFP",
                    "mp-draughts.iiga -> mp-draughts.coordinator INFORM",
                    "mp-draughts.coordinator -> referee INFORM",
                    "referee -> visiondraughts.coordinator REQUEST")) {
                assertTrue(answer.out().contains(message), message + " in " + answer);
            }
            assertTrue(Files.size(folder.resolve("sniffer.png")) > 1_000);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ":76"})
    void withoutAScreenItSaysSo(String display) throws Exception {
        for (List<String> command : List.of(List.of("sniff"), List.of("platform", "--gui", "--port", "0"))) {
            Answer answer = new Shell(folder).with("DISPLAY", display).damas("", command.toArray(String[]::new));
            assertEquals(1, answer.exitCode());
            assertEquals(1, answer.err().lines().count(), answer.err());
            assertTrue(answer.err().contains("screen"), answer.err());
        }
    }
}
