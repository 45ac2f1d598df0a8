package damas.knowledge.text;

/** Says in one sentence for a person why a text is no move, position or game. */
public final class NotationException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;
    private static final int LONGEST_QUOTE = 60;

    public NotationException(String message) {
        super(message);
    }

    /** A text from outside, in quotes, on one line and not too long to be read. */
    public static String quoted(String text) {
        String line = text.strip().replaceAll("[\\s\\p{Cntrl}]+", " ");
        return '\'' + (line.length() > LONGEST_QUOTE ? line.substring(0, LONGEST_QUOTE) + "..." : line) + '\'';
    }
}
