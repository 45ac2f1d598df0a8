package damas.knowledge.go;

import damas.knowledge.go.sgf.SgfNode;
import damas.knowledge.go.sgf.SgfProperty;
import damas.knowledge.go.sgf.SgfValue;
import damas.knowledge.text.NotationException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A mark on a point in a node of SGF.
 *
 * @param label the text of a label; empty for other kinds
 */
public record GoMark(Kind kind, GoMove point, String label) {
    private static final Map<String, Kind> KINDS = Map.of(
            "TR", Kind.TRIANGLE,
            "SQ", Kind.SQUARE,
            "CR", Kind.CIRCLE,
            "MA", Kind.CROSS,
            "SL", Kind.SELECTED,
            "LB", Kind.LABEL,
            "TB", Kind.BLACK_TERRITORY,
            "TW", Kind.WHITE_TERRITORY);

    /** The kinds of marks. */
    public enum Kind {
        TRIANGLE,
        SQUARE,
        CIRCLE,
        CROSS,
        SELECTED,
        LABEL,
        BLACK_TERRITORY,
        WHITE_TERRITORY
    }

    /**
     * The marks of a node, in the order of the text.
     *
     * @throws NotationException if a mark is not on the board; the message begins with line and column
     */
    public static List<GoMark> of(SgfNode node, int size) {
        List<GoMark> marks = new ArrayList<>();
        for (SgfProperty property : node.properties()) {
            Kind kind = KINDS.get(property.name());
            if (kind == Kind.LABEL) {
                property.values().forEach(value -> marks.add(label(value, size)));
            } else if (kind != null) {
                SgfPoints.all(property.values(), size).forEach(point -> marks.add(new GoMark(kind, point, "")));
            }
        }
        return marks;
    }

    private static GoMark label(SgfValue value, int size) {
        String[] parts = value.line().split(":", 2);
        return new GoMark(Kind.LABEL, SgfPoints.point(value, parts[0], size), parts.length == 1 ? "" : parts[1]);
    }
}
