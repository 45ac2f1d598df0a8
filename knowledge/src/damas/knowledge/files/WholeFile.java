package damas.knowledge.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes a file whole or not at all: into a neighbour first, which then takes its place. */
public final class WholeFile {
    private WholeFile() {}

    /** Writes the file, and its folder if there is none. */
    public static void write(Path file, byte[] content) throws IOException {
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            Files.write(file, content); // a device or a pipe: there is nothing to keep whole
            return;
        }
        Path target = Files.isSymbolicLink(file) ? file.toRealPath() : file.toAbsolutePath();
        Files.createDirectories(target.getParent());
        Path neighbour = target.resolveSibling(target.getFileName() + ".part" + ProcessHandle.current().pid());
        try {
            Files.write(neighbour, content);
            Files.move(neighbour, target, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(neighbour);
        }
    }
}
