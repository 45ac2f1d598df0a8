package damas.knowledge.draughts;

/** What reader and writer of PDN hold for a blank, a name and a text, so that each takes what the other gives. */
final class PdnText {
    private static final char DELETE = '\u007f';
    private static final char NO_BREAK_SPACE = '\u00a0';
    private static final char BYTE_ORDER_MARK = '\ufeff';

    private PdnText() {}

    /** Whether a character is white space, in any alphabet, or a control character. */
    static boolean isBlank(char c) {
        return c <= ' '
                || c >= DELETE
                        && (c <= NO_BREAK_SPACE
                                || c == BYTE_ORDER_MARK
                                || Character.isWhitespace(c)
                                || Character.isSpaceChar(c));
    }

    static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    /** Whether a character may stand in the name of a tag; a digit, for one, may not be the first. */
    static boolean isNamePart(char c, boolean first) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || !first && (isDigit(c) || c == '_' || c == '-');
    }

    /**
     * Whether a tag is one of {@link DraughtsGame#STRUCTURE}, in capitals or not: {@code Fen}, {@code Setup} are
     * common.
     */
    static boolean isStructure(String name) {
        return DraughtsGame.STRUCTURE.stream().anyMatch(name::equalsIgnoreCase);
    }

    /** The text on one line, with one blank between words and none at its ends. */
    static String tidy(String text) {
        StringBuilder tidy = new StringBuilder(text.length());
        boolean apart = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (isBlank(c)) {
                apart = tidy.length() > 0;
            } else {
                if (apart) {
                    tidy.append(' ');
                    apart = false;
                }
                tidy.append(c);
            }
        }
        return tidy.toString();
    }

    /** The text as it can stand in a comment: tidy, and round brackets for braces, which PDN cannot have in there. */
    static String comment(String text) {
        return tidy(text).replace('{', '(').replace('}', ')');
    }
}
