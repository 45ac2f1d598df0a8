package damas.tests;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A {@code damas} command that runs on while the test goes on, in a JVM and with files of its own. */
public final class BackgroundDamas implements AutoCloseable {
    private static final int LOOK = 50;

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
     * @param files where its logs and caches go, and what it prints
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

    /** Waits until it has printed something. */
    public void await(String words, int seconds) throws IOException, InterruptedException {
        for (int i = 0; i < seconds * 1000 / LOOK; i++) {
            if (printed().contains(words)) {
                return;
            }
            if (!process.isAlive() && !printed().contains(words)) {
                throw new IOException("it ended without '" + words + "': " + printed());
            }
            Thread.sleep(LOOK);
        }
        throw new IOException("it did not say '" + words + "' in " + seconds + " s: " + printed());
    }

    /** What it has printed so far. */
    public String printed() throws IOException {
        return Files.readString(out);
    }

    /** All that its agents have said so far. */
    public String messages() throws IOException {
        return logged("acl-");
    }

    /** All that it has logged so far. */
    public String log() throws IOException {
        return logged("damas-");
    }

    private String logged(String prefix) throws IOException {
        StringBuilder text = new StringBuilder();
        try (var logs = Files.list(files.resolve("log"))) {
            for (Path log : logs.filter(file -> file.getFileName().toString().startsWith(prefix)).toList()) {
                text.append(Files.readString(log));
            }
        }
        return text.toString();
    }

    /** The processor's time that it has taken so far. */
    public Duration processorTime() {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    /** The number of its process. */
    public long pid() {
        return process.pid();
    }

    /** Waits for its end and returns its exit code. */
    public int end(int seconds) throws IOException, InterruptedException {
        if (!process.waitFor(seconds, TimeUnit.SECONDS)) {
            throw new IOException("it did not end in " + seconds + " s: " + printed());
        }
        return process.exitValue();
    }

    /** Pulls the plug: the process ends at once, without a word to anybody. */
    public void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    /** Asks it to end, as Control-C does. */
    public void interrupt() {
        process.destroy();
    }

    @Override
    public void close() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }
}
