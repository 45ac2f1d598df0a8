package damas.knowledge.go.sgf;

import damas.knowledge.text.NotationException;

/** A place in a text, line and column counted from 1. */
public record SgfPlace(int line, int column) {
    /** The place of what was not read from a text. */
    public static final SgfPlace NONE = new SgfPlace(0, 0);

    /** Says that something is wrong here; the place stands before the reason, as compilers write it. */
    public NotationException wrong(String reason) {
        return new NotationException(this + ": " + reason);
    }

    @Override
    public String toString() {
        return line + ":" + column;
    }
}
