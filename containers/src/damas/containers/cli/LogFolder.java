package damas.containers.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The folder of the log. Each process writes files of its own, named after its command and its number: several run at
 * once from one folder, and none may take another's file away.
 */
record LogFolder(Path folder) {
    /** How long a file is kept that nobody writes to. */
    private static final Duration KEPT = Duration.ofDays(7);

    /** How many files are kept, however young. */
    private static final int MOST_FILES = 200;

    /** A file and when it was last written to. */
    private record Written(Path file, Instant when) {}

    /** The folder in var/, or that of the system for temporary files, where ours may not be written. */
    static LogFolder find() {
        Path log = Home.var().resolve("log");
        try {
            Files.createDirectories(log);
            if (Files.isWritable(log)) {
                return new LogFolder(log);
            }
        } catch (IOException e) {
            // said below, for both
        }
        Path other = Path.of(System.getProperty("java.io.tmpdir"), "damas-" + System.getProperty("user.name"));
        System.err.println("damas: may not write to " + log + "; the log is in " + other);
        return new LogFolder(other);
    }

    /** Tells Log4j where to write, which must be before the first logger is made, and takes old files away. */
    void open(String command) {
        System.setProperty("damas.log", folder.toString());
        System.setProperty("damas.log.name", "damas-" + command + "-" + ProcessHandle.current().pid());
        try {
            removeOldFiles(Instant.now().minus(KEPT));
        } catch (IOException e) {
            // they do no harm
        }
    }

    private void removeOldFiles(Instant oldest) throws IOException {
        List<Written> files;
        try (Stream<Path> all = Files.list(folder)) {
            files = all.filter(file -> file.getFileName().toString().matches("(acl-)?damas.*\\.log(\\.gz)?"))
                    .map(file -> new Written(file, Instant.ofEpochMilli(file.toFile().lastModified())))
                    .sorted((a, b) -> b.when().compareTo(a.when()))
                    .collect(Collectors.toList());
        }
        for (int i = 0; i < files.size(); i++) {
            if (i >= MOST_FILES || files.get(i).when().isBefore(oldest)) {
                Files.deleteIfExists(files.get(i).file());
            }
        }
    }
}
