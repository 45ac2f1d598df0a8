package damas.knowledge.text;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Texts by their SHA-256: in memory, and in a folder that outlives the program. */
public final class ContentStore {
    private final Path folder;
    private final Map<String, String> texts = new ConcurrentHashMap<>();

    public ContentStore(Path folder) {
        this.folder = folder;
    }

    /** The SHA-256 of a text in UTF-8, in hexadecimal digits. */
    public static String hash(String text) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The text of a hash. A file that was damaged is not found. */
    public Optional<String> find(String hash) {
        String text = texts.computeIfAbsent(hash, this::read);
        return Optional.ofNullable(text);
    }

    private String read(String hash) {
        if (!hash.matches("[0-9a-f]{64}")) {
            return null;
        }
        try {
            String text = Files.readString(folder.resolve(hash));
            return hash(text).equals(hash) ? text : null;
        } catch (IOException e) {
            return null;
        }
    }

    /** Keeps a text and returns its hash; where the folder may not be written it is kept in memory. */
    public String keep(String text) {
        String hash = hash(text);
        texts.put(hash, text);
        try {
            if (!Files.exists(folder.resolve(hash))) {
                WholeFile.write(folder.resolve(hash), text.getBytes(StandardCharsets.UTF_8));
            }
        } catch (IOException e) {
            // the next start asks for it again
        }
        return hash;
    }
}
