package damas.tests;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;

/** A {@code damas} command in a JVM of its own, with its own folder of files, that runs while the test goes on. */
public final class BackgroundDamas implements AutoCloseable {
    /** A guard against a command that never ends: one plays a whole game, on a machine that may be busy. */
    private static final Duration LONGEST = Duration.ofMinutes(6);

    private final Process process;
    private final Path out;
    private final Path files;

    private BackgroundDamas(Process process, Path out, Path files) {
        this.process = process;
        this.out = out;
        this.files = files;
    }

    /**
     * Starts a command.
     *
     * @param files the folder of its logs, its caches and what it prints
     */
    public static BackgroundDamas start(Path files, String... arguments) throws IOException {
        return startWith("", files, arguments);
    }

    /**
     * Starts a command.
     *
     * @param options further options for the JVM
     */
    public static BackgroundDamas startWith(String options, Path files, String... arguments) throws IOException {
        Files.createDirectories(files);
        Path out = files.resolve("printed.txt");
        List<String> command = new ArrayList<>(List.of(Needs.home().resolve("damas").toString()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(out.toFile());
        builder.environment().put("DAMAS_VAR", files.toString());
        builder.environment().put("DAMAS_NO_BUILD", "1");
        builder.environment().merge("JAVA_OPTS", options, (old, more) -> old + " " + more);
        return new BackgroundDamas(builder.start(), out, files);
    }

    /** Waits until the command has printed these words. */
    public void awaitPrinted(String words) throws Exception {
        await("prints '" + words + "'", () -> printed().contains(words));
    }

    /** Waits until the command's log has these words. */
    public void awaitLogged(String words) throws Exception {
        await("logs '" + words + "'", () -> log().contains(words));
    }

    /** Waits until an agent of the command has sent a message whose line in the log has all of these words. */
    public void awaitMessage(String... words) throws Exception {
        await(
                "sends a message with " + List.of(words),
                () -> messages().lines().anyMatch(line -> List.of(words).stream().allMatch(line::contains)));
    }

    private void await(String what, Callable<Boolean> isSeen) throws Exception {
        Await.until(() -> what + "; it has printed " + printedOrReason(), () -> {
            // asked first: all that a process has written is there when it has ended
            boolean ended = !process.isAlive();
            boolean seen = isSeen.call();
            if (ended && !seen) {
                throw new IOException("the command ended before this: " + what + "; it has printed " + printed());
            }
            return seen;
        });
    }

    private String printedOrReason() {
        try {
            return printed();
        } catch (IOException e) {
            return e.toString();
        }
    }

    /** What the command has printed so far. */
    public String printed() throws IOException {
        return Files.readString(out);
    }

    /** The messages that its agents have sent so far, a line each. */
    public String messages() throws IOException {
        return logged("acl-");
    }

    /** What the command has logged so far. */
    public String log() throws IOException {
        return logged("damas-");
    }

    private String logged(String prefix) throws IOException {
        if (!Files.isDirectory(files.resolve("log"))) {
            return "";
        }
        StringBuilder text = new StringBuilder();
        try (var logs = Files.list(files.resolve("log"))) {
            for (Path log : logs.filter(file -> file.getFileName().toString().startsWith(prefix)).toList()) {
                text.append(Files.readString(log));
            }
        }
        return text.toString();
    }

    /** The processor time that the command has taken so far. */
    public Duration processorTime() {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    /** The id of its process. */
    public long pid() {
        return process.pid();
    }

    /** Waits for the end of the command and returns its exit code. */
    public int end() throws IOException, InterruptedException {
        if (!process.waitFor(LONGEST.toSeconds(), TimeUnit.SECONDS)) {
            throw new IOException("the command did not end in " + LONGEST.toSeconds() + " s: " + printed());
        }
        return process.exitValue();
    }

    /** Kills the process: it ends at once and sends nothing more. */
    public void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    /** Asks the process to end, as Control-C does. */
    public void interrupt() {
        process.destroy();
    }

    @Override
    public void close() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }
}
