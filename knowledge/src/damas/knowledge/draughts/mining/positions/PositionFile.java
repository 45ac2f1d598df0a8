package damas.knowledge.draughts.mining.positions;

import static damas.knowledge.text.NotationException.quoted;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Colour;
import damas.knowledge.draughts.Fen;
import damas.knowledge.text.NotationException;
import damas.knowledge.text.RemarkedLines;
import damas.knowledge.text.WholeFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Positions as text, a line each: the FEN and how often it was counted, {@code B:W32:B14 3}; # starts a remark. */
public final class PositionFile {
    private PositionFile() {}

    /**
     * Reads a file.
     *
     * @throws NotationException if a line is none, with its number and the reason
     */
    public static List<CountedPosition> read(Path file) throws IOException {
        return parse(file.toString(), new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
    }

    /**
     * Reads the text of a file.
     *
     * @param name what to call it in an error
     */
    public static List<CountedPosition> parse(String name, String text) {
        return RemarkedLines.parse(name, text, PositionFile::position);
    }

    private static CountedPosition position(String words) {
        int space = words.lastIndexOf(' ');
        String count = words.substring(space + 1);
        if (space < 0 || !count.matches("[0-9]{1,9}")) {
            throw new NotationException(quoted(words) + " is no position and its count, such as 'B:W32:B14 3'");
        }
        Board board = Fen.parse(words.substring(0, space));
        return new CountedPosition(board.turn() == Colour.BLACK ? board : board.mirrored(), Integer.parseInt(count));
    }

    /**
     * Writes a file.
     *
     * @param remark what the positions are, on the first line
     */
    public static void write(Path file, List<CountedPosition> positions, String remark) throws IOException {
        StringBuilder text = new StringBuilder("# ").append(remark).append('\n');
        positions.forEach(position ->
                text.append(position.board()).append(' ').append(position.count()).append('\n'));
        WholeFile.write(file, text.toString().getBytes(StandardCharsets.UTF_8));
    }
}
