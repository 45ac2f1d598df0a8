package damas.tests.containers;

import damas.tests.Needs;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** A screen that nobody sees, for tests of windows. */
final class VirtualScreen implements AutoCloseable {
    private final Process server;
    private final String display;

    VirtualScreen() throws IOException {
        Needs.that(onPath("Xvfb").isPresent(), "Xvfb, to show windows on");
        Path windows = Path.of(System.getProperty("java.home"), "lib", "libawt_xawt.so");
        Needs.that(Files.exists(windows), "a Java with windows: there is no " + windows);
        server = new ProcessBuilder("Xvfb", "-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp")
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        BufferedReader out = server.inputReader(StandardCharsets.US_ASCII);
        display = ":" + out.readLine();
    }

    private static Optional<Path> onPath(String program) {
        return Stream.of(System.getenv("PATH").split(":"))
                .map(place -> Path.of(place, program))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** What DISPLAY must be. */
    String display() {
        return display;
    }

    @Override
    public void close() {
        server.destroy();
    }
}
