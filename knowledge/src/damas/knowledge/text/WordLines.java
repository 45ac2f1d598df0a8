package damas.knowledge.text;

import static damas.knowledge.text.NotationException.quoted;

import java.util.ArrayList;
import java.util.List;

/**
 * Goes through a text of lines that start with a word each: {@code seed 1959}. What is wrong is an {@code
 * IllegalArgumentException} that says where.
 */
public final class WordLines {
    private static final String NUMBER = "-?[0-9]{1,20}(\\.[0-9]{1,20})?(E-?[0-9]{1,3})?";

    private final List<String> lines;
    private int next;

    /**
     * @param firstLine what the text must begin with
     */
    public WordLines(String text, String firstLine) {
        lines = text.lines().map(String::strip).toList();
        if (lines.isEmpty() || !lines.get(next++).equals(firstLine)) {
            throw new IllegalArgumentException("it does not start with " + quoted(firstLine));
        }
    }

    /** Whether there is another line, and it starts with this word. */
    public boolean at(String word) {
        return next < lines.size() && lines.get(next).split("\\s", 2)[0].equals(word);
    }

    /** What follows this word on the next line, which must start with it. */
    public String value(String word) {
        if (next == lines.size()) {
            throw new IllegalArgumentException("it ends where " + quoted(word) + " should be");
        }
        if (!at(word)) {
            String line = lines.get(next++);
            throw new IllegalArgumentException(
                    "line " + next + " should start with " + quoted(word) + ", not " + quoted(line));
        }
        return lines.get(next++).substring(word.length()).strip();
    }

    /** What follows this word on all the next lines that start with it. */
    public List<String> values(String word) {
        List<String> values = new ArrayList<>();
        while (at(word)) {
            values.add(value(word));
        }
        return values;
    }

    /** The whole number that follows this word on the next line. */
    public long whole(String word) {
        String digits = value(word);
        try {
            return Long.parseLong(digits);
        } catch (NumberFormatException e) {
            throw wrong(digits, "is no whole number");
        }
    }

    /** Whether there is another line, of whatever kind. */
    public boolean hasNext() {
        return next < lines.size();
    }

    /** The words of the next line, whatever they are. */
    public List<String> words() {
        String line = lines.get(next++);
        return line.isEmpty() ? List.of() : List.of(line.split("\\s+"));
    }

    /**
     * A number of the last line read.
     *
     * @param kind what it should be, for an error
     */
    public double number(String text, String kind) {
        if (!text.matches(NUMBER)) {
            throw wrong(text, "is no " + kind);
        }
        return Double.parseDouble(text);
    }

    /** Makes sure that nothing is left but empty lines. */
    public void end() {
        while (next < lines.size()) {
            String line = lines.get(next++);
            if (!line.isEmpty()) {
                throw wrong(line, "is one too many");
            }
        }
    }

    /** Says that the last line read is wrong. */
    public IllegalArgumentException wrong(String reason) {
        return new IllegalArgumentException("line " + next + ": " + reason);
    }

    /** Says that a text of the last line read is wrong. */
    public IllegalArgumentException wrong(String text, String reason) {
        return wrong(quoted(text) + " " + reason);
    }
}
