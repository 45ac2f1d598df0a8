package damas.tests.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.text.WholeFile;
import damas.tests.Fast;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files are written whole or not at all. */
@Fast
class WholeFileTest {
    @TempDir
    private Path folder;

    private static void write(Path file, String text) throws IOException {
        WholeFile.write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void theFolderIsMadeAndOnlyTheFileIsLeftInIt() throws IOException {
        Path file = folder.resolve("a/b/file");
        write(file, "one");
        write(file, "two");
        assertEquals("two", Files.readString(file));
        try (Stream<Path> files = Files.list(file.getParent())) {
            assertEquals(List.of(file), files.toList());
        }
    }

    @Test
    void aLinkStaysALink() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "one");
        Path link = Files.createSymbolicLink(folder.resolve("link"), file.getFileName());
        write(link, "two");
        assertTrue(Files.isSymbolicLink(link));
        assertEquals("two", Files.readString(file));
    }

    @Test
    void manyWritersLeaveOneOfTheirTextsWhole() throws IOException {
        Path file = folder.resolve("file");
        write(file, "0".repeat(10_000));
        IntStream.range(0, 400).parallel().forEach(i -> {
            try {
                if (i % 2 == 0) {
                    write(file, String.valueOf(i % 10).repeat(10_000));
                }
                assertTrue(Files.readString(file).matches("(\\d)\\1{9999}"));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    @Test
    void permissionsStay() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "one");
        Set<PosixFilePermission> secret = PosixFilePermissions.fromString("rw-------");
        Files.setPosixFilePermissions(file, secret);
        write(file, "two");
        assertEquals(secret, Files.getPosixFilePermissions(file));
    }

    @Test
    void aLinkToNothingLeadsToTheNewFile() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("file"));
        write(link, "one");
        assertEquals("one", Files.readString(folder.resolve("file")));
    }

    @Test
    void whatCannotBeWrittenLeavesNothingBehind() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "one");
        assertThrows(IOException.class, () -> write(file.resolve("below"), "two"));
        assertEquals("one", Files.readString(file));
        assertThrows(IOException.class, () -> write(folder, "two"));
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(List.of(file), files.toList());
        }
    }

    @Test
    void aDeviceIsWrittenTo() throws IOException {
        write(Path.of("/dev/null"), "gone");
        assertTrue(Files.exists(Path.of("/dev/null")) && !Files.isRegularFile(Path.of("/dev/null")));
    }
}
