package damas.knowledge.go.sgf;

/** Escapes and line breaks in the values of SGF. */
final class SgfText {
    private SgfText() {}

    /** Whether a character is white space or a control character. */
    static boolean isBlank(char c) {
        return c <= ' ' || c == '\u00a0' || c == '\ufeff' || Character.isWhitespace(c);
    }

    static boolean isBreak(char c) {
        return c == '\n' || c == '\r';
    }

    /** The place after the line break here: one or two characters, as CR LF or LF CR. */
    static int afterBreak(String text, int place) {
        int next = place + 1;
        boolean isPair = next < text.length() && isBreak(text.charAt(next)) && text.charAt(next) != text.charAt(place);
        return isPair ? next + 1 : next;
    }

    /**
     * The text that a value means: an escaped line break vanishes, any other escaped character stands for itself, and
     * white space is a blank.
     *
     * @param keepBreaks whether a line break that is not escaped stays one; if not, it is a blank
     */
    static String unescape(String raw, boolean keepBreaks) {
        StringBuilder text = new StringBuilder(raw.length());
        int i = 0;
        while (i < raw.length()) {
            char c = raw.charAt(i);
            boolean isEscaped = c == '\\';
            if (isEscaped) {
                i++;
                if (i == raw.length()) {
                    break;
                }
                c = raw.charAt(i);
            }
            if (isBreak(c)) {
                i = afterBreak(raw, i);
                if (!isEscaped) {
                    text.append(keepBreaks ? '\n' : ' ');
                }
            } else {
                i++;
                text.append(c < ' ' ? ' ' : c);
            }
        }
        return text.toString();
    }

    /** A value that means this text. */
    static String escape(String text) {
        StringBuilder raw = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\\' || c == ']') {
                raw.append('\\');
            }
            raw.append(c);
        }
        return raw.toString();
    }
}
