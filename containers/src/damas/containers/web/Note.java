package damas.containers.web;

import damas.knowledge.game.Fallbacks;
import damas.ontology.words.Decided;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What is known of a move beside the move: who decided on it and why. In a record it is the move's comment.
 *
 * @param fallback true if no player chose the move
 * @param by the players that proposed it; empty for a person
 * @param value what the position was worth to the side that moved
 * @param depth how deep the players searched; 0 without a search
 * @param line the expected line, the move itself first; empty without a search
 */
record Note(
        boolean fallback,
        String by,
        String phase,
        double value,
        int depth,
        long nodes,
        long milliseconds,
        String line,
        String reason) {
    static final Note NONE = written("", false);

    /** The greatest number of characters that are shown of a comment that was not written by the page. */
    private static final int LONGEST = 300;

    private static final String FALLBACK = "fallback";

    private static final Pattern COMMENT = Pattern.compile(
            "(?:(" + FALLBACK + "), )?by (\\S{1,80}) \\((\\S{0,20})\\), "
                    + "value (-?\\d{1,5}\\.\\d{1,6}), depth (\\d{1,3}), nodes (\\d{1,15})"
                    + "(?:, ms (\\d{1,9}), line ([^:]{0,600}))?: (.*)");

    static Note of(Decided decided) {
        String by = String.join("+", decided.allocation().playerNames());
        return new Note(
                decided.fallback(),
                by.isEmpty() ? "-" : by.replaceAll("\\s", "-"),
                decided.allocation().phase().replaceAll("\\s", "-"),
                decided.report().value(),
                decided.report().depth(),
                decided.report().nodes(),
                decided.report().milliseconds(),
                decided.report().variation(),
                decided.allocation().reason());
    }

    /** A note that says no more than some words. */
    private static Note written(String words, boolean fallback) {
        return new Note(fallback, "", "", 0, 0, 0, 0, "", words);
    }

    String comment() {
        return by.isEmpty()
                ? reason
                : (fallback ? FALLBACK + ", " : "")
                + String.format(
                        Locale.ROOT,
                        "by %s (%s), value %.4f, depth %d, nodes %d, ms %d, line %s: %s",
                        by,
                        phase,
                        value,
                        depth,
                        nodes,
                        milliseconds,
                        line,
                        reason);
    }

    static Note of(String comment) {
        String text = comment.length() > 4 * LONGEST ? comment.substring(0, 4 * LONGEST) : comment;
        Matcher found = COMMENT.matcher(text);
        if (!found.matches()) {
            return written(
                    text.length() > LONGEST ? text.substring(0, LONGEST) : text, text.equals(Fallbacks.COMMENT));
        }
        return new Note(
                found.group(1) != null,
                found.group(2),
                found.group(3),
                Double.parseDouble(found.group(4)),
                Integer.parseInt(found.group(5)),
                Long.parseLong(found.group(6)),
                found.group(7) == null ? 0 : Long.parseLong(found.group(7)),
                found.group(8) == null ? "" : found.group(8),
                found.group(9));
    }
}
