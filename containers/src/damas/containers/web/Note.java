package damas.containers.web;

import damas.ontology.words.Decided;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What is known of a move beside the move: who decided on it and why. In a record it is the move's comment.
 *
 * @param by the players who wanted it; empty for a person
 * @param value what the position was worth to the side that moved
 * @param depth how deep they looked; 0 if nobody did
 * @param line what they expected, the move itself first; empty if nobody looked
 */
record Note(
        String by, String phase, double value, int depth, long nodes, long milliseconds, String line, String reason) {
    static final Note NONE = new Note("", "", 0, 0, 0, 0, "", "");

    /** What somebody wrote beside a move is shown, but only so much of it. */
    private static final int LONGEST = 300;

    private static final Pattern COMMENT = Pattern.compile(
            "by (\\S{1,80}) \\((\\S{0,20})\\), value (-?\\d{1,5}\\.\\d{1,6}), depth (\\d{1,3}), nodes (\\d{1,15})"
                    + "(?:, ms (\\d{1,9}), line ([0-9x -]{0,600}))?: (.*)");

    static Note of(Decided decided) {
        String by = String.join("+", decided.allocation().playerNames());
        return new Note(
                by.isEmpty() ? "-" : by.replaceAll("\\s", "-"),
                decided.allocation().phase().replaceAll("\\s", "-"),
                decided.report().value(),
                decided.report().depth(),
                decided.report().nodes(),
                decided.report().milliseconds(),
                decided.report().variation(),
                decided.allocation().reason());
    }

    String comment() {
        return by.isEmpty()
                ? reason
                : String.format(
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
            return new Note("", "", 0, 0, 0, 0, "", text.length() > LONGEST ? text.substring(0, LONGEST) : text);
        }
        return new Note(
                found.group(1),
                found.group(2),
                Double.parseDouble(found.group(3)),
                Integer.parseInt(found.group(4)),
                Long.parseLong(found.group(5)),
                found.group(6) == null ? 0 : Long.parseLong(found.group(6)),
                found.group(7) == null ? "" : found.group(7),
                found.group(8));
    }
}
