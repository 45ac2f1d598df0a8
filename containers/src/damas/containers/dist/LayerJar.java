package damas.containers.dist;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.LocalDateTime;
import java.util.Map;
import java.util.SortedMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** A layer's classes as a jar, the same bytes for the same classes. */
final class LayerJar {
    /** The earliest time that a zip file can name. */
    private static final LocalDateTime NO_TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

    private LayerJar() {}

    static byte[] of(SortedMap<String, byte[]> files) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream jar = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                ZipEntry entry = new ZipEntry(file.getKey());
                entry.setTimeLocal(NO_TIME);
                jar.putNextEntry(entry);
                jar.write(file.getValue());
                jar.closeEntry();
            }
        }
        return bytes.toByteArray();
    }
}
