package damas.knowledge.go.sgf;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** Writes SGF. A line breaks before a node, never inside a value. */
public final class SgfWriter {
    private static final int LINE_LENGTH = 76;

    private final StringBuilder text = new StringBuilder();
    private int lineStart;

    private SgfWriter() {}

    /** The text of a collection, with a line break at its end. */
    public static String format(List<SgfTree> games) {
        SgfWriter writer = new SgfWriter();
        for (SgfTree game : games) {
            writer.write(game);
        }
        return writer.text.toString();
    }

    private void write(SgfTree game) {
        int[] children = game.childCounts();
        // the parents of the variations that are open
        Deque<Integer> open = new ArrayDeque<>();
        for (int i = 0; i < game.nodes().size(); i++) {
            SgfNode node = game.nodes().get(i);
            if (node.parent() < i - 1) {
                while (open.peek() != node.parent()) {
                    close(open);
                }
                close(open);
            }
            if (i == 0 || children[node.parent()] > 1) {
                text.append('(');
                open.push(node.parent());
            }
            write(node);
        }
        while (!open.isEmpty()) {
            close(open);
        }
        breakLine();
    }

    private void close(Deque<Integer> open) {
        open.pop();
        text.append(')');
        breakLineIfLong();
    }

    private void write(SgfNode node) {
        breakLineIfLong();
        text.append(';');
        for (SgfProperty property : node.properties()) {
            text.append(property.name());
            for (SgfValue value : property.values()) {
                text.append('[').append(value.raw()).append(']');
            }
        }
    }

    private void breakLineIfLong() {
        if (text.length() - lineStart > LINE_LENGTH) {
            breakLine();
        }
    }

    private void breakLine() {
        text.append('\n');
        lineStart = text.length();
    }
}
