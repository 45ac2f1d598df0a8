package damas.knowledge.text;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Texts with one thing a line; what follows a # is a remark, and empty lines are none. */
public final class RemarkedLines {
    private RemarkedLines() {}

    /**
     * Reads a text.
     *
     * @param name what to call it in an error
     * @param reader reads a line; what is wrong with it is an {@code IllegalArgumentException}
     * @throws NotationException if a line is wrong, with its number and the reason
     */
    public static <T> List<T> parse(String name, String text, Function<String, T> reader) {
        List<T> found = new ArrayList<>();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            String words = line.replaceAll("#.*", "").strip();
            if (!words.isEmpty()) {
                try {
                    found.add(reader.apply(words));
                } catch (IllegalArgumentException e) {
                    throw new NotationException(name + ":" + number + ": " + e.getMessage());
                }
            }
        }
        return found;
    }
}
