package damas.containers.team;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/**
 * A folder for the files that JADE writes for a platform that lives and dies with its process. Whoever comes later
 * sweeps up after processes that have ended, however they did.
 */
final class OwnFolder {
    private static final String PREFIX = "process-";

    private OwnFolder() {}

    /** That of this process; among the temporary files, where ours may not be written. */
    static Path in(Path wanted) throws IOException {
        Path folder = writable(wanted);
        try (Stream<Path> all = Files.list(folder)) {
            all.filter(OwnFolder::isForsaken).forEach(OwnFolder::delete);
        }
        return folder.resolve(PREFIX + ProcessHandle.current().pid());
    }

    private static Path writable(Path wanted) throws IOException {
        try {
            if (Files.isWritable(Files.createDirectories(wanted))) {
                return wanted;
            }
        } catch (IOException e) {
            // the log has the same trouble, and says so
        }
        Path others = Path.of(System.getProperty("java.io.tmpdir"), "damas-" + System.getProperty("user.name"));
        return Files.createDirectories(others.resolve("platform"));
    }

    private static boolean isForsaken(Path folder) {
        String name = folder.getFileName().toString();
        return name.matches(PREFIX + "\\d{1,18}")
                && ProcessHandle.of(Long.parseLong(name.substring(PREFIX.length()))).isEmpty();
    }

    private static void delete(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
        } catch (IOException e) {
            // the next one tries again
        }
    }
}
