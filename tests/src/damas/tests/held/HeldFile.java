package damas.tests.held;

import static org.junit.jupiter.api.Assertions.assertEquals;

import damas.tests.Needs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A text file of expected lines. Lines that begin with {@code #} describe the format.
 *
 * @param name the file's name in {@code tests/resources/held}
 * @param header describes the format, one comment line per element
 */
record HeldFile(String name, List<String> header) {
    private static final String COMMENT = "# ";

    /** The expected lines, without comments. */
    List<String> expected() throws IOException {
        return Files.readAllLines(Needs.home().resolve("tests/resources/held").resolve(name)).stream()
                .filter(line -> !line.startsWith(COMMENT.strip()))
                .toList();
    }

    /** Writes the lines found by this run to {@code build/held}, in the format of the expected file. */
    void write(List<String> found) throws IOException {
        List<String> lines = new ArrayList<>(header.stream().map(line -> COMMENT + line).toList());
        lines.addAll(found);
        Path folder = Files.createDirectories(Needs.home().resolve("build/held"));
        Files.writeString(folder.resolve(name), String.join("\n", lines) + "\n");
    }

    /** Writes the lines found and fails at the first one that is not as expected. */
    void compare(List<String> found) throws IOException {
        write(found);
        List<String> expected = expected();
        for (int i = 0; i < Math.min(expected.size(), found.size()); i++) {
            assertEquals(expected.get(i), found.get(i), difference());
        }
        assertEquals(expected.size(), found.size(), "lines; " + difference());
    }

    /** Says where to look after a failure. */
    String difference() {
        return "compare tests/resources/held/" + name + " with build/held/" + name;
    }
}
