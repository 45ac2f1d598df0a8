package damas.tests.containers;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.containers.platform.BuildVersion;
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

/** The archive for lab machines, as such a machine meets it. */
@Slow
class DistTest {
    @TempDir
    private Path folder;

    private Path archive;

    @BeforeEach
    void pack() throws Exception {
        archive = folder.resolve("damas.tar.gz");
        Answer answer = new Shell(folder).damas("", "dist", archive.toString());
        assertEquals(0, answer.exitCode(), answer.err());
        assertEquals(0, new Shell(folder).run("", List.of("tar", "xf", archive.toString())).exitCode());
    }

    /** The launcher of the archive, with an empty home and hardly any programs but Java. */
    private Answer unpacked(String... arguments) throws Exception {
        Path bin = Files.createDirectories(folder.resolve("bin"));
        for (String tool : List.of("sh", "dirname", "readlink", "sed", "id")) {
            Path link = bin.resolve(tool);
            if (Files.notExists(link)) {
                Files.createSymbolicLink(link, Path.of("/usr/bin").resolve(tool));
            }
        }
        List<String> command = new ArrayList<>(
                List.of("/usr/bin/sh", folder.resolve("damas-" + BuildVersion.NUMBER).resolve("damas").toString()));
        command.addAll(List.of(arguments));
        return new Shell(folder)
                .with("HOME", Files.createDirectories(folder.resolve("home")).toString())
                .with("JAVA_HOME", System.getProperty("java.home"))
                .with("PATH", bin.toString())
                .run("", command);
    }

    @Test
    void itRunsWithNothingButJava() throws Exception {
        Answer version = unpacked("--version");
        assertEquals(0, version.exitCode(), version.err());
        assertEquals("damas " + BuildVersion.NUMBER + ", build " + BuildVersion.build(), version.out().strip());
        Answer perft = unpacked("perft", "3");
        assertEquals(0, perft.exitCode(), perft.err());
        assertTrue(perft.out().lines().filter(line -> line.endsWith("as known")).count() == 3, perft.out());
    }

    @Test
    void thereAreNoTestsInIt() throws Exception {
        Answer answer = unpacked("test");
        assertEquals(1, answer.exitCode());
        assertTrue(answer.err().contains("only in a checkout"), answer.err());
    }

    @Test
    void theSameBuildGivesTheSameBytes() throws Exception {
        Path again = folder.resolve("again.tar.gz");
        new Shell(folder).damas("", "dist", again.toString());
        assertArrayEquals(Files.readAllBytes(archive), Files.readAllBytes(again));
    }
}
