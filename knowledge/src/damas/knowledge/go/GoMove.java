package damas.knowledge.go;

import static damas.knowledge.text.NotationException.quoted;

import damas.knowledge.game.Move;
import damas.knowledge.text.NotationException;

/**
 * A stone on a point, or a pass. Its text is a vertex of GTP: {@code C3}, without the letter I, or {@code pass}.
 *
 * @param column 0 for A; -1 for a pass
 * @param row 0 for the lowest row; -1 for a pass
 */
public record GoMove(int column, int row) implements Move {
    public static final GoMove PASS = new GoMove(-1, -1);

    private static final String COLUMNS = "ABCDEFGHJKLMNOPQRST";
    private static final String PASS_TEXT = "pass";

    public GoMove {
        if (column < -1 || column >= GoPoints.LARGEST || row < -1 || row >= GoPoints.LARGEST
                || (column < 0) != (row < 0)) {
            throw new IllegalArgumentException("no point has column " + column + " and row " + row);
        }
    }

    /** The move of a point of a board, or of {@link GoPoints#PASS}. */
    public static GoMove of(GoPoints points, int point) {
        return point == GoPoints.PASS ? PASS : new GoMove(points.column(point), points.row(point));
    }

    /**
     * Reads a vertex, in capitals or not.
     *
     * @throws NotationException if the text is no vertex of a board of this size
     */
    public static GoMove parse(String text, int size) {
        String vertex = text.strip();
        if (vertex.equalsIgnoreCase(PASS_TEXT)) {
            return PASS;
        }
        if (vertex.matches("[A-HJ-Ta-hj-t][1-9][0-9]?")) {
            int column = COLUMNS.indexOf(Character.toUpperCase(vertex.charAt(0)));
            int row = Integer.parseInt(vertex.substring(1)) - 1;
            if (column < size && row < size) {
                return new GoMove(column, row);
            }
        }
        throw new NotationException(quoted(text) + " is no point of a board of size " + size
                + ": it needs a letter from A to " + COLUMNS.charAt(size - 1)
                + " without I and a row from 1 to " + size + ", or " + PASS_TEXT);
    }

    public boolean isPass() {
        return column < 0;
    }

    /** The index of this move on a board; {@link GoPoints#PASS} for a pass. */
    public int point(GoPoints points) {
        return isPass() ? GoPoints.PASS : points.at(column, row);
    }

    @Override
    public String text() {
        return isPass() ? PASS_TEXT : COLUMNS.charAt(column) + String.valueOf(row + 1);
    }

    @Override
    public String toString() {
        return text();
    }
}
