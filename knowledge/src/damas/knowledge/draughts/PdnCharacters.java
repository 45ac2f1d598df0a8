package damas.knowledge.draughts;

/** A PDN text, character by character: where what begins at some place ends. */
final class PdnCharacters {
    private static final int LONGEST_NUMBER = 9;
    private static final int LONGEST_BARE_TAG = 250;
    static final char ONE_HALF = '\u00bd';

    private final String characters;

    PdnCharacters(String text) {
        characters = text.indexOf('\r') < 0 ? text : text.replace("\r\n", "\n").replace('\r', '\n');
    }

    int length() {
        return characters.length();
    }

    String from(int start, int end) {
        return characters.substring(start, end);
    }

    boolean startsWith(String prefix, int place) {
        return characters.startsWith(prefix, place);
    }

    /** The character at a place, 0 after the end. */
    char charAt(int place) {
        return place < characters.length() ? characters.charAt(place) : 0;
    }

    int afterBlanks(int start) {
        int i = start;
        while (i < characters.length() && PdnText.isBlank(characters.charAt(i))) {
            i++;
        }
        return i;
    }

    /** The place after the blanks that begin here, on the same line. */
    int afterSpaces(int start) {
        int i = start;
        while (i < characters.length() && characters.charAt(i) != '\n' && PdnText.isBlank(characters.charAt(i))) {
            i++;
        }
        return i;
    }

    int lineEnd(int start) {
        int end = characters.indexOf('\n', start);
        return end < 0 ? characters.length() : end;
    }

    boolean isLineStart(int place) {
        return place == 0 || characters.charAt(place - 1) == '\n';
    }

    int digitsEnd(int start) {
        int end = start;
        while (end < characters.length() && PdnText.isDigit(characters.charAt(end))) {
            end++;
        }
        return end;
    }

    /** The number that these digits write, -1 if there are none or too many. */
    int value(int start, int end) {
        if (end == start || end - start > LONGEST_NUMBER) {
            return -1;
        }
        int value = 0;
        for (int i = start; i < end; i++) {
            value = 10 * value + characters.charAt(i) - '0';
        }
        return value;
    }

    int nameEnd(int start) {
        int end = start;
        while (end < characters.length() && PdnText.isNamePart(characters.charAt(end), end == start)) {
            end++;
        }
        return end;
    }

    /** Whether a tag, as far as its first quote, begins here or after spaces. */
    boolean isTag(int start) {
        int bracket = afterSpaces(start);
        if (charAt(bracket) != '[') {
            return false;
        }
        int nameStart = afterSpaces(bracket + 1);
        int nameEnd = nameEnd(nameStart);
        int quote = afterSpaces(nameEnd);
        return nameEnd > nameStart && charAt(quote) == '"' && !isValueEnd(quote);
    }

    /** Whether the quote here is the one that ends the value of a tag: nothing but the end of the tag follows. */
    boolean isValueEnd(int quote) {
        char next = charAt(afterSpaces(quote + 1));
        return next == ']' || next == '[' || next == '\n' || next == 0;
    }

    /** The place after the brace that closes a comment, or the complement of the place where it has to end unclosed. */
    int braceEnd(int start) {
        for (int i = start; i < characters.length(); i++) {
            char c = characters.charAt(i);
            if (c == '}') {
                return i + 1;
            }
            if (c == '\n' && isTag(i + 1)) {
                return ~(i + 1);
            }
        }
        return ~characters.length();
    }

    /** The bracket on the same line that closes the one here, -1 if there is none within a tag's length. */
    int closingBracket(int start) {
        int limit = Math.min(characters.length(), start + LONGEST_BARE_TAG);
        int i = start + 1;
        while (i < limit && "[]\n".indexOf(charAt(i)) < 0) {
            i++;
        }
        return charAt(i) == ']' ? i : -1;
    }

    /**
     * The place after the variation that begins here, or the complement of the place where it has to end unclosed.
     *
     * @param bracketedNumbers whether the game is numbered {@code 1)}
     */
    int variationEnd(int start, boolean bracketedNumbers) {
        int depth = 0;
        for (int i = start; i < characters.length(); i++) {
            switch (charAt(i)) {
                case '(' -> depth++;
                case ')' -> depth -= bracketedNumbers && isBracketedNumber(i) ? 0 : 1;
                case '{' -> {
                    int end = braceEnd(i + 1);
                    if (end < 0) {
                        return end;
                    }
                    i = end - 1;
                }
                case '\n' -> {
                    if (isTag(i + 1)) {
                        return ~(i + 1);
                    }
                }
                default -> {}
            }
            if (depth == 0) {
                return i + 1;
            }
        }
        return ~characters.length();
    }

    /** Whether the bracket here belongs to a number, as in {@code 12) 9-13}. */
    private boolean isBracketedNumber(int bracket) {
        int start = bracket - 1;
        while (bracket - start <= LONGEST_NUMBER && PdnText.isDigit(charAt(start))) {
            start--;
        }
        boolean apart = charAt(start) == '(' || PdnText.isBlank(charAt(start));
        return apart && start < bracket - 1;
    }

    /** The place after the half that begins here, 0 if none does. */
    int halfEnd(int start) {
        if (charAt(start) == ONE_HALF) {
            return start + 1;
        }
        return characters.startsWith("1/2", start) ? start + 3 : 0;
    }

    boolean isDash(int place) {
        return charAt(place) != 0 && MoveText.DASHES.indexOf(charAt(place)) >= 0;
    }
}
