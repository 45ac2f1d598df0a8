package damas.knowledge.go;

import static damas.knowledge.text.NotationException.quoted;

import damas.knowledge.go.sgf.SgfValue;
import java.util.ArrayList;
import java.util.List;

/** Points in the values of SGF: two letters, the column from the left and the row from above. */
final class SgfPoints {
    private static final String PASS = "tt";

    private SgfPoints() {}

    /** The text of a point; empty for a pass. */
    static String text(GoMove move, int size) {
        return move.isPass() ? "" : "" + (char) ('a' + move.column()) + (char) ('a' + size - 1 - move.row());
    }

    /** The move of a value: an empty value and {@code tt} are a pass. */
    static GoMove move(SgfValue value, int size) {
        String text = value.line();
        return text.isEmpty() || text.equals(PASS) ? GoMove.PASS : point(value, text, size);
    }

    /** The points of values; {@code aa:cc} stands for all points of a rectangle. */
    static List<GoMove> all(List<SgfValue> values, int size) {
        List<GoMove> points = new ArrayList<>();
        for (SgfValue value : values) {
            String[] corners = value.line().split(":", 2);
            GoMove from = point(value, corners[0], size);
            GoMove to = corners.length == 1 ? from : point(value, corners[1], size);
            if (to.column() < from.column() || to.row() > from.row()) {
                throw value.at().wrong(quoted(value.line()) + " is no rectangle from upper left to lower right");
            }
            for (int row = from.row(); row >= to.row(); row--) {
                for (int column = from.column(); column <= to.column(); column++) {
                    points.add(new GoMove(column, row));
                }
            }
        }
        return points;
    }

    /** The point of a text, which is the value or a part of it. */
    static GoMove point(SgfValue value, String text, int size) {
        if (text.length() == 2) {
            int column = text.charAt(0) - 'a';
            int row = size - 1 - (text.charAt(1) - 'a');
            if (column >= 0 && column < size && row >= 0 && row < size) {
                return new GoMove(column, row);
            }
        }
        throw value.at().wrong(quoted(text) + " is no point of a board of size " + size
                + ": it needs two letters from a to " + (char) ('a' + size - 1));
    }
}
