package damas.tests;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;

/**
 * What a test needs from its surroundings. Where it is missing, the test is skipped, or fails where {@code CI=true}.
 */
public final class Needs {
    private Needs() {}

    /** The folder that holds the launcher and the sources. */
    public static Path home() {
        return Path.of(System.getProperty("damas.home", "")).toAbsolutePath();
    }

    /** A file of the data that lie beside the checkout. */
    public static Path sharedData(String name) {
        Path file = home().resolveSibling("shared").resolve("data").resolve(name);
        that(Files.isReadable(file), "the shared data: there is no ../shared/data/" + name);
        return file;
    }

    /** GNU Go, in the folder of games that is not on every path. */
    public static String gnuGo() {
        String program = "/usr/games/gnugo";
        that(Files.isExecutable(Path.of(program)), "GNU Go, Debian's gnugo: there is no " + program);
        return program;
    }

    /** Anything else. */
    public static void that(boolean met, String what) {
        if ("true".equals(System.getenv("CI"))) {
            Assertions.assertTrue(met, "needs " + what);
        } else {
            Assumptions.assumeTrue(met, "needs " + what);
        }
    }
}
