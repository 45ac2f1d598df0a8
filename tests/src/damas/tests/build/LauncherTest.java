package damas.tests.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import damas.tests.Fast;
import damas.tests.Needs;
import damas.tests.Shell;
import damas.tests.Shell.Answer;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The launcher on machines that lack a program, have a nice value, or run two builds at once. */
@Fast
class LauncherTest {
    @TempDir
    private Path folder;

    private Path launcher() {
        return Needs.home().resolve("damas");
    }

    /** Runs a launcher that has built nothing yet. The PATH holds these programs, the fakes and basic tools. */
    private Answer bareLauncher(String... programs) throws Exception {
        Path bin = Files.createDirectories(folder.resolve("bin"));
        List<String> tools = new ArrayList<>(List.of(programs));
        tools.addAll(List.of("sh", "dirname", "readlink", "sed", "find", "mkdir", "touch", "env"));
        for (String tool : tools) {
            link(bin, tool);
        }
        Path copy = folder.resolve("damas");
        Files.copy(launcher(), copy, StandardCopyOption.REPLACE_EXISTING);
        // build.xml marks a checkout
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

    /** A fake Java that says it is 17 and runs a script for every other call. It passes for a JDK. */
    private void fakeJdk(String script) throws IOException {
        fake("java", "case $1 in -version) echo 'openjdk version \"17\"' >&2; exit ;; esac\n" + script);
        fake("javac", "");
    }

    /** Makes a checkout in which the launcher comes as far as a call of Ant. Returns its command, not started. */
    private ProcessBuilder checkout(String name) throws IOException {
        Path home = Files.createDirectories(folder.resolve(name));
        Path ant = Files.createDirectories(folder.resolve("ant/lib")).resolve("ant-launcher.jar");
        for (Path empty : List.of(home.resolve("build.xml"), ant, folder.resolve("ivy.jar"))) {
            Files.writeString(empty, "");
        }
        for (String source : List.of("ivy.xml", "ivysettings.xml", "lib.sha256")) {
            Files.copy(Needs.home().resolve(source), home.resolve(source));
        }
        for (String layer : List.of("knowledge", "ontology", "behaviours", "agents", "containers")) {
            Files.createDirectories(home.resolve(layer).resolve("src"));
        }
        Path copy = Files.copy(launcher(), home.resolve("damas"), StandardCopyOption.COPY_ATTRIBUTES);
        ProcessBuilder builder = new ProcessBuilder(copy.toString(), "--version").directory(home.toFile());
        builder.environment().putAll(Map.of(
                "HOME", Files.createDirectories(folder.resolve("home")).toString(),
                "PATH", folder.resolve("bin") + ":" + System.getenv("PATH"),
                "JAVA_HOME", "",
                "DAMAS_NO_BUILD", "",
                "ANT_HOME", folder.resolve("ant").toString(),
                "IVY_JAR", folder.resolve("ivy.jar").toString()));
        return builder;
    }

    /** Reads until a line contains the words. The process has ended early if there is no such line. */
    private static void assertSays(String words, BufferedReader process) throws IOException {
        List<String> lines = new ArrayList<>();
        for (String line = process.readLine(); line != null; line = process.readLine()) {
            lines.add(line);
            if (line.contains(words)) {
                return;
            }
        }
        fail("no line with '" + words + "' in " + lines);
    }

    @Test
    void ofTwoFirstBuildsTheSecondWaitsUntilTheFirstHasFetchedTheJars() throws Exception {
        Needs.that(new Shell(folder).run("", List.of("sh", "-c", "command -v flock")).exitCode() == 0, "flock");
        // Ant, which fails if two fetch at once; the first waits for a word in its gate, the gate of the second is open
        fakeJdk("""
                case "$*" in
                    *Launcher*jars-compile)
                        mkdir "$HOME/fetching" || exit 1
                        read -r word <gate
                        rmdir "$HOME/fetching"
                        mkdir -p lib
                        touch lib/.fetched-compile ;;
                esac
                exit 0""");
        ProcessBuilder firstCheckout = checkout("first");
        ProcessBuilder secondCheckout = checkout("second");
        Path gate = folder.resolve("first/gate");
        assertEquals(0, new Shell(folder).run("", List.of("mkfifo", gate.toString())).exitCode());
        Files.writeString(folder.resolve("second/gate"), "go\n");
        Process first;
        Process second;
        // without the lock the first would wait for ever; closing the gate ends it
        try (RandomAccessFile opened = new RandomAccessFile(gate.toFile(), "rw")) {
            first = firstCheckout.start();
            assertSays("fetching", first.errorReader());
            second = secondCheckout.start();
            assertSays("waiting for another build", second.errorReader());
            opened.writeBytes("go\n");
            assertEquals(0, first.waitFor());
            assertSays("fetching", second.errorReader());
            assertEquals(0, second.waitFor());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"FAILED DOWNLOADS", "unresolved dependency: org.encog#encog-core;3.4: not found"})
    void jarsThatCannotBeFetchedGetOneLine(String ivy) throws Exception {
        fakeJdk("printf '[ivy:resolve] :: %s\\n' problems '" + ivy + "'; exit 1");
        ProcessBuilder checkout = checkout("checkout");
        Path home = checkout.directory().toPath();
        Shell shell = new Shell(home);
        checkout.environment().forEach(shell::with);
        assertOneLine("could not fetch the jars", shell.run("", checkout.command()));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 5})
    void noThreadHasALowerNiceValueThanTheLauncherWasGiven(int added) throws Exception {
        Needs.that(Files.isDirectory(Path.of("/proc/self/task")), "/proc, to read nice values");
        // the JVM's options are those of the launcher, the program is not
        fakeJdk("""
                options=
                for option; do case $option in -XX:*) options="$options $option" ;; esac; done
                exec '%s' $options -cp '%s' %s"""
                .formatted(
                        Path.of(System.getProperty("java.home"), "bin/java"),
                        Needs.home().resolve("build/classes/tests"),
                        ThreadNiceness.class.getName()));
        fake("id", "echo 0");
        // without a build.xml it is an archive, and nothing is built
        Path copy = Files.copy(launcher(), folder.resolve("damas"), StandardCopyOption.COPY_ATTRIBUTES);
        Shell shell = new Shell(folder)
                .with("PATH", folder.resolve("bin") + ":" + System.getenv("PATH"))
                .with("JAVA_HOME", "");
        int wanted = Integer.parseInt(
                shell.run("", List.of("nice", "-n", "" + added, "nice")).out().strip());
        Answer answer = shell.run("", List.of("nice", "-n", "" + added, copy.toString(), "--version"));
        List<String> threads = answer.out().lines().toList();
        assertTrue(threads.contains(wanted + " normal"), answer::toString);
        assertTrue(threads.contains(Math.min(wanted + 4, 19) + " lowest"), answer::toString);
        for (String thread : threads) {
            // at 0 the JVM gives its own threads higher priorities
            assertTrue(wanted == 0 || Integer.parseInt(thread.split(" ")[0]) >= wanted, answer::toString);
        }
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
