package damas.ontology;

/**
 * Texts as JADE's SL codec can carry them. It writes a quotation mark with a backslash before it, but not a backslash
 * itself, so one at the end of a text would swallow the closing mark; and it takes the word true or false in quotation
 * marks for the word alone. Such a text gets a blank more.
 */
final class SlText {
    private static final String TRUE = "\"true\"";
    private static final String FALSE = "\"false\"";

    private SlText() {}

    /** A text as it is handed to the codec. */
    static String written(String text) {
        return isTrouble(text) ? text + " " : text;
    }

    /** The text that was meant. */
    static String read(String text) {
        return text.endsWith(" ") && isTrouble(text) ? text.substring(0, text.length() - 1) : text;
    }

    private static boolean isTrouble(String text) {
        int length = text.length();
        while (length > 0 && text.charAt(length - 1) == ' ') {
            length--;
        }
        return length > 0 && text.charAt(length - 1) == '\\'
                || length == TRUE.length() && text.regionMatches(true, 0, TRUE, 0, length)
                || length == FALSE.length() && text.regionMatches(true, 0, FALSE, 0, length);
    }
}
