package damas.knowledge.draughts;

import damas.knowledge.draughts.PdnTokens.Kind;
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
import java.util.ArrayList;
import java.util.List;

/**
 * Reads PDN, as tidy or as messy as it comes: all games that can be read, and for the others what is wrong and where.
 *
 * <p>Comments, NAGs and clocks are kept; variations are skipped. No text makes it fail: what comes out is a legal game.
 */
public final class PdnReader {
    private static final int LARGEST_FILE = 1 << 28;
    private static final String BYTE_ORDER_MARK = "\ufeff";

    /** What Windows wrote before UTF-8: ISO 8859-1, with dashes and quotes where that has control characters. */
    private static final Charset OLD_CHARSET = Charset.forName("windows-1252");

    private PdnReader() {}

    /**
     * Reads a file in UTF-8 or, where it is not, in the Western European character set of old archives.
     *
     * @throws FileSystemException if it cannot be read: it names the file
     */
    public static PdnFile read(Path file) throws FileSystemException {
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
        return parse(file.toString(), decode(bytes));
    }

    private static String decode(byte[] bytes) {
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException e) {
            return new String(bytes, OLD_CHARSET);
        }
    }

    /** Reads a text. The name is what problems call it. */
    public static PdnFile parse(String name, String text) {
        List<DraughtsGame> games = new ArrayList<>();
        List<PdnProblem> problems = new ArrayList<>();
        PdnTokens tokens = new PdnTokens(text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text);
        PdnGame game = new PdnGame();
        int number = 1;
        Kind kind;
        do {
            kind = tokens.next();
            if (game.endsBefore(kind, tokens)) {
                game.finish(name, number, games, problems);
                number += game.isNone() ? 0 : 1;
                game = new PdnGame();
            }
            game.take(kind, tokens);
        } while (kind != Kind.END);
        return new PdnFile(games, problems);
    }
}
