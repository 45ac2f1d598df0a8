package damas.knowledge.draughts;

import damas.knowledge.draughts.PdnTokens.Kind;
import damas.knowledge.text.TextFile;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads PDN, as tidy or as messy as it comes: all games that can be read, and for the others what is wrong and where.
 *
 * <p>Comments, NAGs and clocks are kept; variations are skipped. No text makes it fail: what comes out is a legal game.
 */
public final class PdnReader {
    private static final String BYTE_ORDER_MARK = "\ufeff";

    private PdnReader() {}

    /**
     * Reads a file ({@link TextFile#read}).
     *
     * @throws FileSystemException if it cannot be read: it names the file
     */
    public static PdnFile read(Path file) throws FileSystemException {
        return parse(file.toString(), TextFile.read(file));
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
