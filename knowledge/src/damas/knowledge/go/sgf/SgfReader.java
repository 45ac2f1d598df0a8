package damas.knowledge.go.sgf;

import damas.knowledge.text.NotationException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;

/** Reads SGF files and texts. */
public final class SgfReader {
    private static final int LARGEST_FILE = 1 << 26;

    private SgfReader() {}

    /**
     * The games of a text. Text before the first {@code (;} is skipped.
     *
     * @throws NotationException if the text is not SGF; the message begins with line and column
     */
    public static List<SgfTree> parse(String text) {
        return new SgfParser(text).games();
    }

    /**
     * The games of a file, decoded by the character set that its first node names as {@code CA}. Without {@code CA} it
     * is UTF-8 or, where it is not, the Western European character set of old files.
     *
     * @throws FileSystemException if the file cannot be read: it names the file
     * @throws NotationException if the text is not SGF; the message begins with line and column
     */
    public static List<SgfTree> read(Path file) throws FileSystemException {
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
        return parse(SgfCharset.decode(bytes));
    }
}
