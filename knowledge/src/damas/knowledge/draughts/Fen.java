package damas.knowledge.draughts;

import static damas.knowledge.text.NotationException.quoted;

import damas.knowledge.game.Side;
import damas.knowledge.text.NotationException;
import java.util.Locale;

/**
 * Positions in PDN's form of FEN: {@code B:W21-32:B1-12} is the start, {@code W:WK3,18:B5,K30} has a king on each side.
 *
 * <p>Read with ranges, either order of the sides, spaces, lower case and a full stop at the end; written without
 * ranges, which older programs do not know.
 */
public final class Fen {
    private Fen() {}

    public static Board parse(String text) {
        String fen = text.strip().toUpperCase(Locale.ROOT).replaceAll("[\\s\u00a0]*([:,.-])[\\s\u00a0]*", "$1");
        if (fen.endsWith(".")) {
            fen = fen.substring(0, fen.length() - 1);
        }
        String[] fields = fen.split(":", -1);
        if (fields.length != 3) {
            throw bad(text, "it needs a side to move and the pieces of two sides, as in B:W21-32:B1-12");
        }
        Side turn = side(fields[0], text);
        if (fields[0].length() > 1) {
            throw bad(text, quoted(fields[0]) + " is no side to move");
        }
        Side first = side(fields[1], text);
        if (first == side(fields[2], text)) {
            throw bad(text, "it names " + first + "'s pieces twice");
        }
        Pieces[] pieces = {pieces(fields[1], text), pieces(fields[2], text)};
        int black = first == Colour.BLACK ? 0 : 1;
        try {
            return Board.of(turn, pieces[black].all, pieces[1 - black].all, pieces[0].kings | pieces[1].kings);
        } catch (IllegalArgumentException e) {
            throw bad(text, e.getMessage());
        }
    }

    /** The pieces of one side. */
    private record Pieces(long all, long kings) {}

    private static Side side(String field, String text) {
        if (field.startsWith("B")) {
            return Colour.BLACK;
        }
        if (field.startsWith("W")) {
            return Colour.WHITE;
        }
        throw bad(text, quoted(field) + " does not start with B or W");
    }

    private static Pieces pieces(String field, String text) {
        long all = 0;
        long kings = 0;
        String list = field.substring(1);
        if (!list.isEmpty()) {
            for (String item : list.split(",", -1)) {
                boolean king = item.startsWith("K");
                String[] ends = (king ? item.substring(1) : item).split("-", -1);
                int from = square(ends[0], item, text);
                int to = ends.length == 1 ? from : square(ends[1], item, text);
                if (ends.length > 2 || from > to) {
                    throw bad(text, quoted(item) + " is no range of squares");
                }
                long squares = Squares.range(from, to);
                if ((all & squares) != 0) {
                    throw bad(text, quoted(item) + " names a square a second time");
                }
                all |= squares;
                if (king) {
                    kings |= squares;
                }
            }
        }
        return new Pieces(all, kings);
    }

    private static int square(String digits, String item, String text) {
        if (digits.matches("[0-9]{1,2}")) {
            int square = Integer.parseInt(digits);
            if (square >= 1 && square <= Squares.COUNT) {
                return square;
            }
        }
        throw bad(text, quoted(item) + " is no square from 1 to 32");
    }

    private static NotationException bad(String text, String reason) {
        return new NotationException(quoted(text) + " is no position: " + reason);
    }

    public static String format(Board board) {
        StringBuilder fen = new StringBuilder().append(Colour.letter(board.turn()));
        for (Side side : new Side[] {Colour.WHITE, Colour.BLACK}) {
            fen.append(':').append(Colour.letter(side));
            String separator = "";
            for (long rest = board.pieces(side); rest != 0; rest &= rest - 1) {
                int index = Long.numberOfTrailingZeros(rest);
                String crown = (board.kings() >>> index & 1) != 0 ? "K" : "";
                fen.append(separator).append(crown).append(Squares.square(index));
                separator = ",";
            }
        }
        return fen.toString();
    }
}
