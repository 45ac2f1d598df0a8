package damas.behaviours.searching;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.LongBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;

/**
 * Memory that all JVMs of a user on one machine share: mapped files in a folder that Linux keeps in memory. Whoever
 * uses a file holds a lock on it, which ends with its process; a file that nobody has locked is deleted. Without such
 * a folder, or room in it, nothing is shared.
 *
 * <p>{@code -Ddamas.memory=FOLDER} takes another folder than {@value #FOLDER}, and {@code -Ddamas.memory=none} none.
 */
final class HostMemory {
    private static final String FOLDER = "/dev/shm";
    private static final int CHUNK = 1 << 20;

    // what the first bytes of a file are locked for
    private static final int FILLING = 0;
    private static final int USING = 1;

    private static final Logger LOG = LogManager.getLogger(HostMemory.class);

    private final Path folder;
    private final String place;
    private final Map<String, Mapped> mapped = new HashMap<>();

    /** A file with its lock. */
    private record Mapped(FileChannel channel, LongBuffer words) {}

    private HostMemory(Path folder, String place) {
        this.folder = folder;
        this.place = place;
    }

    /** The memory that this JVM shares, if there is any. */
    static Optional<HostMemory> open() {
        String wanted = System.getProperty("damas.memory", FOLDER);
        Path parent = Path.of(wanted);
        if (wanted.equals("none") || !Files.isDirectory(parent)) {
            return Optional.empty();
        }
        try {
            HostMemory memory = in(parent);
            memory.sweep();
            Runtime.getRuntime().addShutdownHook(new Thread(memory::close));
            return Optional.of(memory);
        } catch (IOException | UnsupportedOperationException e) {
            LOG.info("no memory is shared with other JVMs: {}", e.toString());
            return Optional.empty();
        }
    }

    private static HostMemory in(Path parent) throws IOException {
        String user = System.getProperty("user.name");
        Path folder = parent.resolve("damas-" + user.replaceAll("\\W", "_"));
        if (!Files.exists(folder)) {
            Files.createDirectories(
                    folder, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        }
        PosixFileAttributes attributes = Files.readAttributes(folder, PosixFileAttributes.class);
        if (!attributes.owner().getName().equals(user) || attributes.permissions().size() != 3) {
            throw new IOException(folder + " is not for " + user + " alone");
        }
        // the machine since it was started, and which of its folders: a container of Linux has folders of its own
        String machine = Files.readString(Path.of("/proc/sys/kernel/random/boot_id")).strip();
        return new HostMemory(folder, id(machine + attributes.fileKey()));
    }

    private static String id(String words) {
        return UUID.nameUUIDFromBytes(words.getBytes(StandardCharsets.UTF_8)).toString();
    }

    /** The same for all who share this memory, and for nobody else. */
    String place() {
        return place;
    }

    /** Memory that all who know its name share; at first it is zero. */
    synchronized Optional<LongBuffer> map(String name, int words) {
        String file = id(name);
        Mapped known = mapped.get(file);
        if (known != null) {
            return Optional.of(known.words);
        }
        try {
            Mapped made = map(folder.resolve(file), (long) words * Long.BYTES);
            mapped.put(file, made);
            return Optional.of(made.words);
        } catch (IOException | OverlappingFileLockException | IllegalArgumentException e) {
            LOG.info("a table cannot be shared with other JVMs: {}", e.toString());
            return Optional.empty();
        }
    }

    private static Mapped map(Path file, long bytes) throws IOException {
        FileChannel channel = FileChannel.open(
                file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        try {
            FileLock filling = channel.lock(FILLING, 1, false);
            channel.lock(USING, 1, true);
            fill(channel, bytes);
            filling.release();
            ByteBuffer all = channel.map(FileChannel.MapMode.READ_WRITE, 0, bytes);
            return new Mapped(channel, all.order(ByteOrder.nativeOrder()).asLongBuffer());
        } catch (IOException | RuntimeException e) {
            channel.close();
            throw e;
        }
    }

    /** Memory that is only promised would end the JVM when it turns out that there is none. */
    private static void fill(FileChannel channel, long bytes) throws IOException {
        ByteBuffer zeros = ByteBuffer.allocateDirect(CHUNK);
        try {
            for (long at = channel.size(); at < bytes; at += CHUNK) {
                zeros.clear().limit((int) Math.min(CHUNK, bytes - at));
                while (zeros.hasRemaining()) {
                    channel.write(zeros, at + zeros.position());
                }
            }
        } catch (IOException e) {
            channel.truncate(0);
            throw e;
        }
    }

    /** This JVM does not need that memory any more. */
    synchronized void drop(String name) {
        String file = id(name);
        Mapped unused = mapped.remove(file);
        if (unused != null) {
            try {
                unused.channel.close();
                deleteIfUnused(folder.resolve(file));
            } catch (IOException e) {
                LOG.debug("cannot drop {}", file, e);
            }
        }
    }

    private synchronized void close() {
        for (Mapped each : mapped.values()) {
            try {
                each.channel.close();
            } catch (IOException e) {
                LOG.debug("cannot close", e);
            }
        }
        mapped.clear();
        sweep();
    }

    /** Deletes what nobody uses. */
    private synchronized void sweep() {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            for (Path file : files) {
                // to open and close a file of one's own would end its lock
                if (!mapped.containsKey(file.getFileName().toString())) {
                    deleteIfUnused(file);
                }
            }
        } catch (IOException e) {
            LOG.debug("cannot sweep {}", folder, e);
        }
    }

    private static void deleteIfUnused(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
                FileLock alone = channel.tryLock()) {
            if (alone != null) {
                Files.deleteIfExists(file);
            }
        }
    }
}
