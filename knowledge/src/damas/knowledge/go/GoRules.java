package damas.knowledge.go;

import static damas.knowledge.text.NotationException.quoted;

import damas.knowledge.text.NotationException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * A rule set. All of them count areas, with every stone on the board as alive, and end the game after two passes in a
 * row. The text of a rule set is a name and perhaps settings, which change what the name stands for:
 *
 * <pre>
 * chinese size=19 komi=7.5 ko=situational suicide=no handicap=2
 * </pre>
 *
 * @param komi points that White is given
 * @param allowsSuicide whether a move may leave its own block without a liberty, which is then removed
 * @param handicap the number of stones that Black has at the start, on the points of {@link GoHandicap}; 0 for none
 */
public record GoRules(String name, int size, double komi, KoRule ko, boolean allowsSuicide, int handicap) {
    /** The size of the board of a rule set that names none. */
    public static final int DEFAULT_SIZE = 9;

    public static final double DEFAULT_KOMI = 6.5;

    /** The names of rule sets, the default first. */
    public static final List<String> NAMES = List.of("chinese", "tromp-taylor");

    private static final String KNOWN_SETTINGS = "size, komi, ko, suicide and handicap";

    public GoRules {
        if (!NAMES.contains(name)) {
            throw new NotationException(quoted(name) + " is no rule set of Go; there are " + String.join(", ", NAMES));
        }
        if (size < GoPoints.SMALLEST || size > GoPoints.LARGEST) {
            throw new NotationException("the size of a Go board is from " + GoPoints.SMALLEST + " to "
                    + GoPoints.LARGEST + ", not " + size);
        }
        int most = GoHandicap.most(size);
        if (handicap != 0 && (handicap < 2 || handicap > most)) {
            throw new NotationException("a board of size " + size + " has "
                    + (most == 0 ? "no fixed handicap" : "a fixed handicap of 0 or of 2 to " + most + " stones")
                    + ", not of " + handicap);
        }
    }

    /**
     * Reads the text of a rule set.
     *
     * @throws NotationException if its name or a setting is unknown, or a value is not allowed
     */
    public static GoRules parse(String text) {
        return parse(text, DEFAULT_SIZE);
    }

    /** Reads the text of a rule set that has this size unless the text names another. */
    static GoRules parse(String text, int defaultSize) {
        String[] words = text.strip().split("\\s+");
        GoRules rules = new GoRules(
                words[0], defaultSize, DEFAULT_KOMI, KoRule.POSITIONAL, words[0].equals("tromp-taylor"), 0);
        int handicap = 0;
        Set<String> seen = new HashSet<>();
        for (String word : Arrays.asList(words).subList(1, words.length)) {
            int equal = word.indexOf('=');
            String key = equal < 0 ? word : word.substring(0, equal);
            String value = word.substring(equal + 1);
            if (!seen.add(key)) {
                throw new NotationException("the rule set names " + quoted(key) + " twice");
            }
            switch (key) {
                case "size" -> rules = rules.withSize(whole(key, value));
                case "komi" -> rules = rules.withKomi(komi(value));
                case "ko" -> rules = rules.withKo(ko(value));
                case "suicide" -> rules = rules.withSuicide(isYes(key, value));
                case "handicap" -> handicap = whole(key, value);
                default -> throw new NotationException(
                        quoted(key) + " is no setting of a rule set of Go; there are " + KNOWN_SETTINGS);
            }
        }
        return rules.withHandicap(handicap);
    }

    private static int whole(String key, String value) {
        if (!value.matches("[0-9]{1,3}")) {
            throw new NotationException(key + " needs a whole number, not " + quoted(value));
        }
        return Integer.parseInt(value);
    }

    private static double komi(String value) {
        if (!value.matches("[-+]?[0-9]{1,3}(\\.[0-9]{1,3})?")) {
            throw new NotationException("komi needs a number such as 6.5, not " + quoted(value));
        }
        return Double.parseDouble(value) + 0.0; // turns -0 to 0
    }

    private static KoRule ko(String value) {
        for (KoRule rule : KoRule.values()) {
            if (name(rule).equals(value)) {
                return rule;
            }
        }
        throw new NotationException(
                "ko is " + String.join(", ", Arrays.stream(KoRule.values()).map(GoRules::name).toList())
                        + ", not " + quoted(value));
    }

    private static String name(KoRule rule) {
        return rule.name().toLowerCase(Locale.ROOT);
    }

    private static boolean isYes(String key, String value) {
        if (!value.equals("yes") && !value.equals("no")) {
            throw new NotationException(key + " is yes or no, not " + quoted(value));
        }
        return value.equals("yes");
    }

    public GoRules withSize(int other) {
        return new GoRules(name, other, komi, ko, allowsSuicide, handicap);
    }

    public GoRules withKomi(double other) {
        return new GoRules(name, size, other, ko, allowsSuicide, handicap);
    }

    public GoRules withKo(KoRule other) {
        return new GoRules(name, size, komi, other, allowsSuicide, handicap);
    }

    public GoRules withSuicide(boolean allowed) {
        return new GoRules(name, size, komi, ko, allowed, handicap);
    }

    public GoRules withHandicap(int stones) {
        return new GoRules(name, size, komi, ko, allowsSuicide, stones);
    }

    /** The full text, which {@link #parse(String)} reads back. */
    @Override
    public String toString() {
        return name + " size=" + size + " komi=" + number(komi) + " ko=" + name(ko) + " suicide="
                + (allowsSuicide ? "yes" : "no") + " handicap=" + handicap;
    }

    /** A number of points without a needless fraction: {@code 6.5}, {@code 7}. */
    static String number(double points) {
        return points == Math.rint(points) ? String.valueOf((long) points) : String.valueOf(points);
    }
}
