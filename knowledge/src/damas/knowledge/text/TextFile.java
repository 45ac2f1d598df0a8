package damas.knowledge.text;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Reads files of text, old archives included. */
public final class TextFile {
    private static final int LARGEST_FILE = 1 << 28;

    /** What Windows wrote before UTF-8: ISO 8859-1, with dashes and quotes where that has control characters. */
    private static final Charset OLD_CHARSET = Charset.forName("windows-1252");

    private TextFile() {}

    /**
     * The text of a file in UTF-8 or, where it is not, in the Western European character set of old archives.
     *
     * @throws FileSystemException if it cannot be read: it names the file
     */
    public static String read(Path file) throws FileSystemException {
        return decode(bytes(file));
    }

    /**
     * The bytes of a file, for texts that name their character set.
     *
     * @throws FileSystemException if the file cannot be read or is too large: it names the file
     */
    public static byte[] bytes(Path file) throws FileSystemException {
        if (Files.isDirectory(file)) {
            throw new NoSuchFileException(file.toString(), null, "it is a folder");
        }
        byte[] bytes;
        try (InputStream in = Files.newInputStream(file)) {
            bytes = in.readNBytes(LARGEST_FILE + 1);
        } catch (FileSystemException e) {
            throw e;
        } catch (IOException e) {
            throw new FileSystemException(file.toString(), null, e.getMessage());
        }
        if (bytes.length > LARGEST_FILE) {
            throw new FileSystemException(
                    file.toString(), null, "over " + (LARGEST_FILE >> 20) + " MB: cut it into pieces");
        }
        return bytes;
    }

    /** Bytes as text, in UTF-8 or, where they are not, in the Western European character set of old archives. */
    public static String decode(byte[] bytes) {
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException e) {
            return new String(bytes, OLD_CHARSET);
        }
    }
}
