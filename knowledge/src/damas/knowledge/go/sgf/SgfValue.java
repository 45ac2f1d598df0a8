package damas.knowledge.go.sgf;

/**
 * One value of a property.
 *
 * @param raw the characters between the brackets, escapes included
 * @param at the place of its opening bracket
 */
public record SgfValue(String raw, SgfPlace at) {
    /** A value that means this text. */
    public static SgfValue of(String text) {
        return new SgfValue(SgfText.escape(text), SgfPlace.NONE);
    }

    /** What the value says, as SGF's type Text: line breaks are kept, but for escaped ones. */
    public String text() {
        return SgfText.unescape(raw, true);
    }

    /** What the value says on one line, as SGF's type SimpleText. */
    public String line() {
        return SgfText.unescape(raw, false).strip();
    }
}
