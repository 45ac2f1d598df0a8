package damas.containers.dist;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.compressors.gzip.GzipCompressorOutputStream;
import org.apache.commons.compress.compressors.gzip.GzipParameters;

/**
 * A tar.gz that one folder comes out of, with a launcher and all that it runs: a jar a layer, the jars that they use,
 * the layers' own files. No time, user or order of the file system gets into it.
 */
public final class Archive {
    private static final List<String> LAYERS = List.of("knowledge", "ontology", "behaviours", "agents", "containers");
    private static final int READABLE = 0644;
    private static final int RUNNABLE = 0755;

    private final Path root;
    private final String top;

    /**
     * @param root the checkout, compiled
     * @param top the name of the folder that comes out of the archive
     */
    public Archive(Path root, String top) {
        this.root = root;
        this.top = top;
    }

    /** What it would write, in one piece. */
    public byte[] bytes() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        GzipParameters plain = new GzipParameters();
        plain.setOperatingSystem(255); // whichever
        try (OutputStream packed = new GzipCompressorOutputStream(bytes, plain);
                TarArchiveOutputStream tar = new TarArchiveOutputStream(packed)) {
            tar.setLongFileMode(TarArchiveOutputStream.LONGFILE_POSIX);
            for (Map.Entry<String, byte[]> file : files().entrySet()) {
                TarArchiveEntry entry = new TarArchiveEntry(top + "/" + file.getKey());
                entry.setModTime(0);
                entry.setIds(0, 0);
                entry.setMode(file.getKey().equals("damas") ? RUNNABLE : READABLE);
                entry.setSize(file.getValue().length);
                tar.putArchiveEntry(entry);
                tar.write(file.getValue());
                tar.closeArchiveEntry();
            }
        }
        return bytes.toByteArray();
    }

    private TreeMap<String, byte[]> files() throws IOException {
        TreeMap<String, byte[]> files = new TreeMap<>();
        for (String single : List.of("damas", "LICENSE")) {
            files.put(single, Files.readAllBytes(root.resolve(single)));
        }
        for (String layer : LAYERS) {
            Path classes = root.resolve("build/classes").resolve(layer);
            if (!Files.isDirectory(classes)) {
                throw new IOException("there is nothing to pack: no " + classes + "; damas dist needs a checkout");
            }
            files.put("lib/" + layer + "/damas-" + layer + ".jar", LayerJar.of(contents(classes)));
            addAll(files, "lib/" + layer + "/", root.resolve("lib").resolve(layer));
            contents(root.resolve(layer)).forEach((name, content) -> {
                if (!name.startsWith("src/")) {
                    files.put(layer + "/" + name, content);
                }
            });
        }
        files.put("README.md", files.remove("containers/lab.md"));
        return files;
    }

    private static void addAll(Map<String, byte[]> files, String prefix, Path folder) throws IOException {
        contents(folder).forEach((name, content) -> files.put(prefix + name, content));
    }

    private static TreeMap<String, byte[]> contents(Path folder) throws IOException {
        TreeMap<String, byte[]> contents = new TreeMap<>();
        if (Files.isDirectory(folder)) {
            try (Stream<Path> all = Files.walk(folder)) {
                for (Path file : all.filter(Files::isRegularFile).toList()) {
                    String name = folder.relativize(file).toString().replace('\\', '/');
                    contents.put(name, Files.readAllBytes(file));
                }
            }
        }
        return contents;
    }
}
