package damas.containers.gtp;

import java.util.List;
import java.util.Optional;

/**
 * A line with a command.
 *
 * @param id the number that the answer repeats; empty for none
 */
record GtpLine(String id, String name, GtpWords words) {
    /**
     * Reads a line as GTP 2 says: control characters are left out, a tab is a blank, and a comment begins with {@code
     * #}. Empty if nothing is left.
     */
    static Optional<GtpLine> parse(String line) {
        StringBuilder clean = new StringBuilder(line.length());
        for (int i = 0; i < line.length() && line.charAt(i) != '#'; i++) {
            char c = line.charAt(i);
            if (c == '\t' || c >= ' ' && c != '\u007f') {
                clean.append(c == '\t' ? ' ' : c);
            }
        }
        String text = clean.toString().strip();
        if (text.isEmpty()) {
            return Optional.empty();
        }
        List<String> all = List.of(text.split(" +"));
        boolean hasId = all.get(0).matches("[0-9]{1,10}");
        String id = hasId ? all.get(0) : "";
        List<String> words = hasId ? all.subList(1, all.size()) : all;
        return Optional.of(words.isEmpty()
                ? new GtpLine(id, "", new GtpWords(words))
                : new GtpLine(id, words.get(0), new GtpWords(words.subList(1, words.size()))));
    }
}
