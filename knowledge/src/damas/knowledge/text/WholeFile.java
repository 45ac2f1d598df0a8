package damas.knowledge.text;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.concurrent.atomic.AtomicLong;

/** Writes a file whole or not at all: into a neighbour first, which then takes its place. */
public final class WholeFile {
    private static final AtomicLong COUNTER = new AtomicLong();

    private WholeFile() {}

    /** Writes the file, and its folder if there is none. */
    public static void write(Path file, byte[] content) throws IOException {
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            Files.write(file, content); // a device or a pipe: there is nothing to keep whole
            return;
        }
        Path target = followed(file.toAbsolutePath());
        Files.createDirectories(target.getParent());
        String mark = ProcessHandle.current().pid() + "-" + COUNTER.incrementAndGet();
        Path neighbour = target.resolveSibling(target.getFileName() + ".part" + mark);
        try {
            try (FileChannel channel =
                    FileChannel.open(neighbour, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
                ByteBuffer rest = ByteBuffer.wrap(content);
                while (rest.hasRemaining()) {
                    channel.write(rest);
                }
                channel.force(true);
            }
            copyPermissions(target, neighbour);
            Files.move(neighbour, target, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(neighbour);
        }
    }

    /** The file that a link stands for, also if there is none yet; the link itself is to stay. */
    private static Path followed(Path file) throws IOException {
        return Files.isSymbolicLink(file) ? file.resolveSibling(Files.readSymbolicLink(file)) : file;
    }

    private static void copyPermissions(Path from, Path to) throws IOException {
        PosixFileAttributeView old = Files.getFileAttributeView(from, PosixFileAttributeView.class);
        if (old != null && Files.exists(from)) {
            Files.setPosixFilePermissions(to, old.readAttributes().permissions());
        }
    }
}
