package damas.knowledge.draughts;

import static damas.knowledge.text.NotationException.quoted;

import damas.knowledge.game.Result;

/**
 * Cuts PDN into tokens, one with each call of {@link #next}. Takes any text: what makes no sense is a token of its own.
 *
 * <p>Archives were typed by people, so blanks may be missing or too many, and what was opened may never be closed: a
 * comment or variation ends at the latest before a line that begins with a tag. Every character is looked at a fixed
 * number of times at most, and variations are skipped without recursion, so no text takes long.
 */
final class PdnTokens {
    /** What a token is. */
    enum Kind {
        /** A name and a value: {@link #name}, {@link #words}. */
        TAG,
        /** A move number: {@link #number}, {@link #isMarked}. */
        NUMBER,
        /** The squares of a move: {@link #squares}, {@link #squareCount}. */
        MOVE,
        /** A numeric annotation glyph, or a sign that stands for one: {@link #number}. */
        NAG,
        /** The {@link #words} of a comment. */
        COMMENT,
        /** The {@link #result} that closes a game. */
        RESULT,
        /** Something that can be left out without harm: only its {@link #flaw} is known. */
        STRAY,
        /** Something that is no PDN: only its {@link #flaw} is known. */
        WORD,
        /** Something that is never closed, so that the rest of its game is lost: only its {@link #flaw} is known. */
        UNCLOSED,
        /** The end of the text. */
        END
    }

    private static final int NAG_ONLY_MOVE = 7;
    private static final int LONGEST_WORD = 80;
    private static final char ELLIPSIS = '\u2026';

    private final PdnCharacters text;

    // Where the next token begins, and what has to be known of those before it.
    private int position;
    private int counted;
    private int moveEnd = -1;
    private boolean bracketedNumbers;

    // The token.
    private int line = 1;
    private String flaw = "";
    private String name = "";
    private String words = "";
    private int number;
    private boolean marked;
    private final int[] squares = new int[MoveText.MAX_SQUARES];
    private int squareCount;
    private Result result = Result.UNKNOWN;

    PdnTokens(String text) {
        this.text = new PdnCharacters(text);
    }

    /** The line on which the token begins. */
    int line() {
        return line;
    }

    /** What is wrong with the token, empty if nothing is. */
    String flaw() {
        return flaw;
    }

    String name() {
        return name;
    }

    String words() {
        return words;
    }

    /** The number, or -1 if it is too long for any game. */
    int number() {
        return number;
    }

    /** Whether a full stop or a bracket shows that this is a move number. */
    boolean isMarked() {
        return marked;
    }

    /** The squares of a move, valid until the next token. */
    int[] squares() {
        return squares;
    }

    int squareCount() {
        return squareCount;
    }

    Result result() {
        return result;
    }

    Kind next() {
        flaw = "";
        while (true) {
            position = text.afterBlanks(position);
            for (; counted < position; counted++) {
                line += text.charAt(counted) == '\n' ? 1 : 0;
            }
            if (position == text.length()) {
                return Kind.END;
            }
            char c = text.charAt(position);
            if (c == '.' || c == ELLIPSIS) {
                position++;
            } else if (c == '%' && text.isLineStart(position)) {
                position = text.lineEnd(position);
            } else if (c == '(' && strengthEnd() < 0) {
                int end = text.variationEnd(position, bracketedNumbers);
                if (end < 0) {
                    return unclosed("variation", end);
                }
                position = end;
            } else {
                return token(c);
            }
        }
    }

    private Kind token(char c) {
        return switch (c) {
            case '[' -> bracket();
            case '{' -> comment();
            case ';' -> lineComment();
            case '(', '!', '?' -> strength();
            case '$' -> nag();
            case '*' -> star();
            case ')', '}', ']' -> {
                position++;
                yield stray("there is a " + c + " too many");
            }
            default -> PdnText.isDigit(c) || c == PdnCharacters.ONE_HALF ? digits() : word();
        };
    }

    private Kind stray(String reason) {
        flaw = reason;
        return Kind.STRAY;
    }

    private Kind unclosed(String what, int end) {
        position = ~end;
        flaw = "the " + what + " that begins here is never closed";
        return Kind.UNCLOSED;
    }

    private Kind word() {
        int start = position;
        do {
            position++;
        } while (position < text.length()
                && !PdnText.isBlank(text.charAt(position))
                && "[{(;".indexOf(text.charAt(position)) < 0);
        flaw = quoted(text.from(start, Math.min(position, start + LONGEST_WORD))) + " is no move";
        return Kind.WORD;
    }

    // Tags.

    private Kind bracket() {
        int nameStart = text.afterSpaces(position + 1);
        int nameEnd = text.nameEnd(nameStart);
        int value = text.afterSpaces(nameEnd);
        name = text.from(nameStart, nameEnd);
        if (nameEnd > nameStart && text.charAt(value) == '"') {
            return quotedTag(value + 1);
        }
        int start = position;
        int close = text.closingBracket(start);
        if (close < 0) {
            position++;
            return stray("there is a [ too many");
        }
        position = close + 1;
        if (nameEnd == nameStart || !text.isLineStart(start)) {
            return stray(quoted(text.from(start, position)) + " is no tag");
        }
        String bare = text.from(Math.min(value, close), close).strip();
        words = PdnText.tidy(bare.endsWith("\"") ? bare.substring(0, bare.length() - 1) : bare);
        flaw = "the value of the tag " + name + " is not in quotes";
        return Kind.TAG;
    }

    /**
     * A tag whose value begins here. A quote in the value is often not escaped, so only one before a bracket ends it;
     * and the start of another tag shows that the last quote is missing.
     */
    private Kind quotedTag(int start) {
        StringBuilder value = new StringBuilder();
        int firstBracket = -1;
        int i = start;
        for (; i < text.length() && text.charAt(i) != '\n'; i++) {
            char c = text.charAt(i);
            if (c == '\\' && (text.charAt(i + 1) == '"' || text.charAt(i + 1) == '\\')) {
                i++;
                c = text.charAt(i);
            } else if (c == '"' && text.isValueEnd(i)) {
                int after = text.afterSpaces(i + 1);
                boolean closed = text.charAt(after) == ']';
                words = PdnText.tidy(value.toString());
                flaw = closed ? "" : "the tag " + name + " has no ] at its end";
                position = closed ? after + 1 : after;
                return Kind.TAG;
            } else if (c == ']') {
                firstBracket = firstBracket < 0 ? i : firstBracket;
            } else if (c == '[' && text.isTag(i)) {
                break;
            }
            value.append(c);
        }
        int end = firstBracket < 0 ? i : firstBracket;
        words = PdnText.tidy(text.from(start, end));
        position = firstBracket < 0 ? i : firstBracket + 1;
        flaw = "the value of the tag " + name + " has no quote at its end";
        return Kind.TAG;
    }

    // Comments, variations and signs.

    private Kind comment() {
        int end = text.braceEnd(position + 1);
        if (end < 0) {
            return unclosed("comment", end);
        }
        words = text.from(position + 1, end - 1);
        position = end;
        return Kind.COMMENT;
    }

    private Kind lineComment() {
        int end = text.lineEnd(position);
        words = text.from(position + 1, end);
        position = end;
        return Kind.COMMENT;
    }

    /** The place after signs such as {@code !?} or {@code (!)} that begin here, -1 if none do. */
    private int strengthEnd() {
        boolean bracket = text.charAt(position) == '(';
        int start = bracket ? position + 1 : position;
        int end = start;
        while (text.charAt(end) == '!' || text.charAt(end) == '?') {
            end++;
        }
        if (end == start || bracket && text.charAt(end) != ')') {
            return -1;
        }
        return bracket ? end + 1 : end;
    }

    private Kind strength() {
        int end = strengthEnd();
        int start = text.charAt(position) == '(' ? position + 1 : position;
        char second = text.charAt(start + 1);
        boolean good = text.charAt(start) == '!';
        if (second == '!') {
            number = good ? 3 : 6;
        } else if (second == '?') {
            number = good ? 5 : 4;
        } else {
            number = good ? 1 : 2;
        }
        position = end;
        return Kind.NAG;
    }

    private Kind nag() {
        int end = text.digitsEnd(position + 1);
        number = text.value(position + 1, end);
        position = end;
        return number < 0 ? stray("there is a $ without a number after it") : Kind.NAG;
    }

    /** A star closes a game; right after a move, with more to come, it is an old sign for the only move. */
    private Kind star() {
        boolean afterMove = moveEnd == position;
        position++;
        int next = text.afterBlanks(position);
        boolean last = next == text.length() || text.charAt(next) == '[' || text.startsWith("1.", next);
        if (afterMove && !last) {
            number = NAG_ONLY_MOVE;
            return Kind.NAG;
        }
        result = Result.UNKNOWN;
        return Kind.RESULT;
    }

    // Numbers, moves and results.

    private Kind digits() {
        int resultEnd = resultEnd();
        if (resultEnd > 0) {
            position = resultEnd;
            return Kind.RESULT;
        }
        int end = text.digitsEnd(position);
        int next = nextSquare(end);
        if (next < 0) {
            return number(end);
        }
        int square = text.value(position, end);
        if (end - position > 2 || square < 1 || square > Squares.COUNT || squareLength(next) == 0) {
            return word();
        }
        squares[0] = square;
        squareCount = 1;
        while (next >= 0 && squareLength(next) > 0) {
            if (squareCount == squares.length) {
                return word();
            }
            end = next + squareLength(next);
            squares[squareCount] = text.value(next, end);
            squareCount++;
            next = nextSquare(end);
        }
        position = end;
        moveEnd = end;
        return Kind.MOVE;
    }

    /**
     * Gives the last digit of the move just read back to what follows, if the two are not apart: {@code 6-110.} may be
     * {@code 6-1} before move 10. Only the board can tell, so this is asked for when the longer move is not legal.
     */
    boolean shorten() {
        char next = text.charAt(position);
        int last = squares[squareCount - 1];
        if (last < 10 || !PdnText.isDigit(next) && ".-/)".indexOf(next) < 0) {
            return false;
        }
        squares[squareCount - 1] = last / 10;
        position--;
        moveEnd = position;
        return true;
    }

    /** Where the next square of a move that has come as far as {@code end} begins, -1 if there is no next one. */
    private int nextSquare(int end) {
        int separator = text.afterSpaces(end);
        char c = text.charAt(separator);
        if (MoveText.SEPARATORS.indexOf(c) < 0) {
            return -1;
        }
        int next = text.afterBlanks(separator + 1);
        if (!PdnText.isDigit(text.charAt(next))) {
            return -1;
        }
        // A star that stands apart, or before a move number, closes a game.
        boolean apart = separator > end || next > separator + 1 || text.charAt(text.digitsEnd(next)) == '.';
        return c == '*' && apart ? -1 : next;
    }

    /**
     * How many of the digits here make up a square, 0 if they cannot be one. A square has two at most, so in
     * {@code 23-192.} a move number follows without a blank; but 45 is not square 4 and then 5.
     */
    private int squareLength(int start) {
        int end = text.digitsEnd(start);
        int two = end - start < 2 ? 0 : text.value(start, start + 2);
        if (two >= 1 && two <= Squares.COUNT) {
            return 2;
        }
        boolean more = end - start > 1 && ".-/)".indexOf(text.charAt(end)) < 0;
        return text.charAt(start) == '0' || more ? 0 : 1;
    }

    private Kind number(int end) {
        number = text.value(position, end);
        int after = text.afterSpaces(end);
        boolean bracket = text.charAt(end) == ')';
        boolean stop = text.charAt(after) == '.' || text.charAt(after) == ELLIPSIS;
        marked = bracket || stop;
        bracketedNumbers = bracket;
        position = stop ? after + 1 : bracket ? end + 1 : end;
        return Kind.NUMBER;
    }

    /** Where the result that begins here ends, 0 if none does. */
    private int resultEnd() {
        int half = text.halfEnd(position);
        if (half > 0) {
            int dash = text.afterSpaces(half);
            int second = text.isDash(dash) ? text.halfEnd(text.afterSpaces(dash + 1)) : 0;
            result = Result.DRAW;
            return Math.max(half, second);
        }
        int dash = text.afterSpaces(position + 1);
        int second = text.afterSpaces(dash + 1);
        if (!text.isDash(dash) || PdnText.isDigit(text.charAt(second + 1))) {
            return 0;
        }
        switch ("" + text.charAt(position) + text.charAt(second)) {
            case "10", "20" -> result = Result.FIRST_WINS;
            case "01", "02" -> result = Result.SECOND_WINS;
            case "11" -> result = Result.DRAW;
            // Both sides lost, by forfeit: nobody won, and it was no draw.
            case "00" -> result = Result.UNKNOWN;
            default -> {
                return 0;
            }
        }
        return second + 1;
    }
}
