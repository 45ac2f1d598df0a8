package damas.tests.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.tests.Fast;
import damas.tests.Needs;
import damas.tests.Shell;
import damas.tests.Shell.Answer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The launcher on machines that lack something. */
@Fast
class LauncherTest {
    @TempDir
    private Path folder;

    private Path launcher() {
        return Needs.home().resolve("damas");
    }

    /** A launcher without anything built, on a PATH that has only these programs besides the plainest and the fakes. */
    private Answer bareLauncher(String... programs) throws Exception {
        Path bin = Files.createDirectories(folder.resolve("bin"));
        List<String> tools = new ArrayList<>(List.of(programs));
        tools.addAll(List.of("sh", "dirname", "readlink", "sed", "find", "mkdir", "touch", "env"));
        for (String tool : tools) {
            link(bin, tool);
        }
        Path copy = folder.resolve("damas");
        Files.copy(launcher(), copy, StandardCopyOption.REPLACE_EXISTING);
        // by which it knows a checkout
        Files.writeString(folder.resolve("build.xml"), "");
        return new Shell(folder)
                .with("PATH", bin.toString())
                .with("JAVA_HOME", "")
                .with("DAMAS_NO_BUILD", "")
                .with("ANT_HOME", folder.resolve("no-ant").toString())
                .run("", List.of(bin.resolve("sh").toString(), copy.toString(), "--version"));
    }

    private static void link(Path bin, String program) throws IOException {
        for (String place : System.getenv("PATH").split(":")) {
            Path there = Path.of(place, program);
            if (Files.isExecutable(there)) {
                Files.deleteIfExists(bin.resolve(program));
                Files.createSymbolicLink(bin.resolve(program), there);
                return;
            }
        }
        throw new IOException("no " + program + " on the PATH");
    }

    private void fake(String program, String script) throws IOException {
        Path file = Files.createDirectories(folder.resolve("bin")).resolve(program);
        Files.writeString(file, "#!/bin/sh\n" + script + "\n");
        assertTrue(file.toFile().setExecutable(true));
    }

    private static void assertOneLine(String words, Answer answer) {
        assertEquals(1, answer.exitCode(), answer.err());
        List<String> lines = answer.err().lines().filter(line -> !line.endsWith(" ...")).toList();
        assertEquals(1, lines.size(), answer.err());
        assertTrue(lines.get(0).startsWith("damas: ") && lines.get(0).contains(words), answer.err());
    }

    @Test
    void itWorksFromAnyFolderAndThroughALink() throws Exception {
        Path link = Files.createSymbolicLink(folder.resolve("my-damas"), launcher());
        Answer answer = new Shell(folder).run("", List.of(link.toString(), "--version"));
        assertEquals(0, answer.exitCode(), answer.err());
        assertTrue(answer.out().matches("damas [0-9.]+, build [0-9a-f]{10}\\R"), answer.out());
    }

    @Test
    void whatIsBuiltRunsWithoutAntIvyOrANetwork() throws Exception {
        Needs.that(
                new Shell(folder).run("", List.of("sh", "-c", "unshare -n true")).exitCode() == 0,
                "unshare -n, to run without a network");
        Answer answer = new Shell(folder)
                .with("ANT_HOME", folder.resolve("no-ant").toString())
                .with("IVY_JAR", folder.resolve("no-ivy").toString())
                .run("", List.of("unshare", "-n", launcher().toString(), "--version"));
        assertEquals(0, answer.exitCode(), answer.err());
        assertEquals("", answer.err());
    }

    @Test
    void aPathWithAColonIsRefused() throws Exception {
        Path odd = Files.createDirectory(folder.resolve("a:b"));
        Files.copy(launcher(), odd.resolve("damas"), StandardCopyOption.COPY_ATTRIBUTES);
        assertOneLine("the colon", new Shell(folder).run("", List.of(odd.resolve("damas").toString(), "--version")));
    }

    @Test
    void withoutAJdkItSaysWhatToInstall() throws Exception {
        assertOneLine("install one, 17 or later", bareLauncher());
    }

    @Test
    void anOldJdkIsRefused() throws Exception {
        fake("java", "echo 'openjdk version \"11.0.2\" 2019-01-15' >&2");
        fake("javac", "");
        assertOneLine("needs a JDK 17 or later, not 11", bareLauncher());
        fake("java", "echo 'java version \"1.8.0_292\"' >&2");
        assertOneLine("needs a JDK 17 or later, not 8", bareLauncher());
    }

    @Test
    void whoMayNotInstallAntIsToldWhatToInstall() throws Exception {
        fake("id", "echo 1000");
        fake("apt-get", "echo called >>" + folder.resolve("apt"));
        assertOneLine("apt-get install ant ivy", bareLauncher("java"));
        assertTrue(Files.notExists(folder.resolve("apt")));
    }

    @Test
    void onASystemWithoutAptItSaysWhatToInstall() throws Exception {
        assertOneLine("set ANT_HOME and IVY_JAR", bareLauncher("java"));
    }

    @Test
    void rootInstallsAntAndIvyAndAFailureIsReported() throws Exception {
        fake("id", "echo 0");
        fake("apt-get", "echo \"$@\" >>" + folder.resolve("apt") + "; exit 100");
        assertOneLine("could not install them", bareLauncher("java"));
        assertTrue(Files.readString(folder.resolve("apt")).startsWith("update"));
    }
}
