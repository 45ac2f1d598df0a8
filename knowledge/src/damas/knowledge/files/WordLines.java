package damas.knowledge.files;

import static damas.knowledge.game.NotationException.quoted;

import java.util.ArrayList;
import java.util.List;

/**
 * Goes through a text of lines that start with a word each: {@code seed 1959}. What is wrong is an {@code
 * IllegalArgumentException} that says where.
 */
public final class WordLines {
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
            throw wrong(lines.get(next++), "should start with " + quoted(word));
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
    public IllegalArgumentException wrong(String text, String reason) {
        return new IllegalArgumentException("line " + next + ": " + quoted(text) + " " + reason);
    }
}
