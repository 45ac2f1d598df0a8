package damas.tests;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Runs a program as a user would, and keeps what it said. */
public final class Shell {
    /** What a program left behind. */
    public record Answer(int exitCode, String out, String err) {}

    private final Map<String, String> environment = new HashMap<>();
    private final Path folder;

    /**
     * @param folder the folder that the program starts in
     */
    public Shell(Path folder) {
        this.folder = folder;
    }

    /** Sets a variable of the program's environment. */
    public Shell with(String variable, String value) {
        environment.put(variable, value);
        return this;
    }

    /** The launcher of this checkout, its files kept in the shell's folder. */
    public Answer damas(String input, String... arguments) throws IOException, InterruptedException {
        environment.putIfAbsent("DAMAS_VAR", folder.resolve("var").toString());
        environment.put("DAMAS_NO_BUILD", "1");
        // most commands of tests are short: the optimizing compiler would cost more than it saves
        environment.putIfAbsent("JAVA_OPTS", "-XX:TieredStopAtLevel=1");
        List<String> command = new ArrayList<>(List.of(Needs.home().resolve("damas").toString()));
        command.addAll(List.of(arguments));
        return run(input, command);
    }

    /** Runs any program; it is given two minutes. */
    public Answer run(String input, List<String> command) throws IOException, InterruptedException {
        return run(input, command, Duration.ofMinutes(2));
    }

    /** Runs any program that may take longer than others. */
    public Answer run(String input, List<String> command, Duration longest) throws IOException, InterruptedException {
        Path in = Files.writeString(Files.createTempFile(folder, "in", ""), input);
        Path out = Files.createTempFile(folder, "out", "");
        Path err = Files.createTempFile(folder, "err", "");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectInput(in.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        builder.environment().putAll(environment);
        Process process = builder.start();
        if (!process.waitFor(longest.toSeconds(), TimeUnit.SECONDS)) {
            process.destroyForcibly();
            String said = Files.readString(out) + Files.readString(err);
            throw new IOException(command + " did not end in " + longest.toSeconds() + " s: " + said);
        }
        return new Answer(process.exitValue(), Files.readString(out), Files.readString(err));
    }
}
