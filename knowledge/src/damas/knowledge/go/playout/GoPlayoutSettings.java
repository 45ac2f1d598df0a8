package damas.knowledge.go.playout;

import static damas.knowledge.text.NotationException.quoted;

import damas.knowledge.text.NotationException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * How play-outs are played and valued. The text is the name of a policy and perhaps settings:
 *
 * <pre>
 * patterns order=capture-last,save,two-liberties,pattern,capture score-weight=0.02 longest=3
 * </pre>
 *
 * <p>The policy {@code patterns} has rules, of which the first that proposes moves decides; {@code random} has none.
 * Both play a random move where no rule decides.
 *
 * @param rules the rules in their order (reference/go-ahead.md 7, limitation 4: the order is a setting)
 * @param correctsSelfAtari whether a move into atari is replaced by a better one, or not played if it loses a large
 *     block
 * @param scoreWeight the part of the reward that depends on the margin: the reward of a win is between 1 - scoreWeight
 *     and 1; 0.02 as in the paper's opponent
 * @param longest the number of moves of a play-out, as a multiple of the number of points, after which it is counted
 */
public record GoPlayoutSettings(
        String policy, List<PlayoutRule> rules, boolean correctsSelfAtari, double scoreWeight, double longest) {
    public static final String PATTERNS = "patterns";
    public static final String RANDOM = "random";

    /** The default: all rules, in the order of their declaration. */
    public static final GoPlayoutSettings DEFAULT =
            new GoPlayoutSettings(PATTERNS, List.of(PlayoutRule.values()), true, 0.02, 3);

    private static final GoPlayoutSettings PURELY_RANDOM =
            new GoPlayoutSettings(RANDOM, List.of(), false, DEFAULT.scoreWeight, DEFAULT.longest);

    public GoPlayoutSettings {
        rules = List.copyOf(rules);
        if (rules.stream().distinct().count() < rules.size()) {
            throw new NotationException("a rule of play-outs is named twice in " + names(rules));
        }
        if (!(scoreWeight >= 0 && scoreWeight <= 0.5)) {
            throw new NotationException("score-weight is from 0 to 0.5, not " + scoreWeight);
        }
        if (!(longest >= 1 && longest <= 100)) {
            throw new NotationException("longest is from 1 to 100, not " + longest);
        }
    }

    /**
     * Reads the text of settings; an empty text means the defaults.
     *
     * @throws NotationException if the policy or a setting is unknown, or a value is not allowed
     */
    public static GoPlayoutSettings parse(String text) {
        List<String> words = text.isBlank() ? List.of() : List.of(text.strip().split("\\s+"));
        boolean isNamed = !words.isEmpty() && words.get(0).indexOf('=') < 0;
        GoPlayoutSettings settings = isNamed ? named(words.get(0)) : DEFAULT;
        for (String word : words.subList(isNamed ? 1 : 0, words.size())) {
            int equal = word.indexOf('=');
            settings = settings.with(equal < 0 ? word : word.substring(0, equal), word.substring(equal + 1));
        }
        return settings;
    }

    private static GoPlayoutSettings named(String policy) {
        return switch (policy) {
            case PATTERNS -> DEFAULT;
            case RANDOM -> PURELY_RANDOM;
            default -> throw new NotationException(
                    quoted(policy) + " is no policy of play-outs; there are " + PATTERNS + ", " + RANDOM);
        };
    }

    private GoPlayoutSettings with(String key, String value) {
        return switch (key) {
            case "order" -> new GoPlayoutSettings(policy, order(value), correctsSelfAtari, scoreWeight, longest);
            case "self-atari" -> new GoPlayoutSettings(policy, rules, corrects(value), scoreWeight, longest);
            case "score-weight" -> new GoPlayoutSettings(policy, rules, correctsSelfAtari, number(key, value), longest);
            case "longest" -> new GoPlayoutSettings(policy, rules, correctsSelfAtari, scoreWeight, number(key, value));
            default -> throw new NotationException(quoted(key)
                    + " is no setting of play-outs; there are order, self-atari, score-weight and longest");
        };
    }

    private static List<PlayoutRule> order(String value) {
        List<PlayoutRule> order = new ArrayList<>();
        for (String name : value.isEmpty() ? new String[0] : value.split(",")) {
            order.add(Arrays.stream(PlayoutRule.values())
                    .filter(rule -> name(rule).equals(name))
                    .findFirst()
                    .orElseThrow(() -> new NotationException(quoted(name) + " is no rule of play-outs; there are "
                            + names(List.of(PlayoutRule.values())))));
        }
        return order;
    }

    private static boolean corrects(String value) {
        if (!value.equals("corrected") && !value.equals("allowed")) {
            throw new NotationException("self-atari is corrected or allowed, not " + quoted(value));
        }
        return value.equals("corrected");
    }

    private static double number(String key, String value) {
        if (!value.matches("[0-9]{1,6}(\\.[0-9]{1,6})?")) {
            throw new NotationException(key + " needs a number, not " + quoted(value));
        }
        return Double.parseDouble(value);
    }

    private static String name(PlayoutRule rule) {
        return rule.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static String names(List<PlayoutRule> rules) {
        return rules.stream().map(GoPlayoutSettings::name).collect(Collectors.joining(","));
    }

    /** The full text, which {@link #parse} reads back. */
    @Override
    public String toString() {
        return policy + " order=" + names(rules) + " self-atari=" + (correctsSelfAtari ? "corrected" : "allowed")
                + " score-weight=" + scoreWeight + " longest=" + longest;
    }
}
