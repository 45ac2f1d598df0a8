package damas.knowledge.draughts;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The command {@code [%clk 0:04:59.5]} in a comment: the time that the side which moved has left. */
final class PdnClock {
    private static final String START = "[%clk";
    private static final Pattern COMMAND =
            Pattern.compile("\\[%clk ([0-9]{1,9}):([0-9]{1,2}):([0-9]{1,2})(?:\\.([0-9]{1,9}))? ?]");
    private static final int LONGEST = 40;
    private static final int NANO_DIGITS = 9;

    private PdnClock() {}

    /** A comment taken apart: the last clock in it, and the words without any clock. */
    record Parts(Optional<Duration> clock, String words) {}

    /** Takes a tidy comment apart. The words hold no clock even where the removal of one would have made another. */
    static Parts parts(String comment) {
        if (!comment.contains(START)) {
            return new Parts(Optional.empty(), comment);
        }
        Optional<Duration> clock = Optional.empty();
        StringBuilder words = new StringBuilder(comment.length());
        for (int i = 0; i < comment.length(); i++) {
            char c = comment.charAt(i);
            boolean second = words.length() == 0 || words.charAt(words.length() - 1) == ' ';
            if (c != ' ' || !second) {
                words.append(c);
            }
            if (c == ']') {
                Optional<Duration> last = cutLast(words);
                clock = last.isPresent() ? last : clock;
            }
        }
        return new Parts(clock, words.toString().strip());
    }

    /** Cuts off the clock that the words end with. */
    private static Optional<Duration> cutLast(StringBuilder words) {
        int from = Math.max(0, words.length() - LONGEST);
        int bracket = words.indexOf("[", from);
        for (int next = bracket; next >= 0; next = words.indexOf("[", next + 1)) {
            bracket = next;
        }
        if (bracket < 0) {
            return Optional.empty();
        }
        Matcher matcher = COMMAND.matcher(words.substring(bracket));
        if (!matcher.matches()) {
            return Optional.empty();
        }
        words.setLength(bracket);
        String fraction = matcher.group(4) == null ? "" : matcher.group(4);
        return Optional.of(Duration.ofHours(Integer.parseInt(matcher.group(1)))
                .plusMinutes(Integer.parseInt(matcher.group(2)))
                .plusSeconds(Integer.parseInt(matcher.group(3)))
                .plusNanos(Integer.parseInt(fraction + "0".repeat(NANO_DIGITS - fraction.length()))));
    }

    /** The command for a time; one that has run out is none at all. */
    static String format(Duration clock) {
        Duration left = clock.isNegative() ? Duration.ZERO : clock;
        StringBuilder text = new StringBuilder(START)
                .append(' ')
                .append(left.toHours())
                .append(':')
                .append(twoDigits(left.toMinutesPart()))
                .append(':')
                .append(twoDigits(left.toSecondsPart()));
        if (left.getNano() > 0) {
            String nanos = Integer.toString(left.getNano());
            String fraction = "0".repeat(NANO_DIGITS - nanos.length()) + nanos;
            text.append('.').append(fraction.replaceAll("0+$", ""));
        }
        return text.append(']').toString();
    }

    private static String twoDigits(int number) {
        return (number < 10 ? "0" : "") + number;
    }
}
