package damas.knowledge.go.sgf;

import damas.knowledge.text.NotationException;
import damas.knowledge.text.TextFile;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.List;

/** Reads SGF files and texts. */
public final class SgfReader {
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
        return parse(SgfCharset.decode(TextFile.bytes(file)));
    }
}
