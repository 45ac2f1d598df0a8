package damas.knowledge.go.playout;

import static damas.knowledge.text.NotationException.quoted;

import damas.knowledge.montecarlo.SettingsText;
import damas.knowledge.text.NotationException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * How play-outs are played and valued. The text form is {@code key=value ...}:
 *
 * <pre>
 * policy=patterns order=capture-last,save,two-liberties,pattern,capture self-atari=corrected score-weight=0.02
 * longest=3 </pre>
 *
 * <p>The policy {@code patterns} has rules, of which the first that proposes moves decides; {@code random} has none.
 * Both play a random move where no rule decides.
 *
 * @param rules the rules in their order, {@code order} (reference/go-ahead.md 7, limitation 4)
 * @param correctsSelfAtari whether a move into atari is replaced by a better one, or not played if it loses a large
 *     block
 * @param scoreWeight the part of the reward that depends on the margin: the reward of a win is between 1 - scoreWeight
 *     and 1; 0.02 as in the paper's opponent
 * @param longest the number of moves of a play-out, as a multiple of the number of points, after which it is counted
 */
public record GoPlayoutSettings(
        List<PlayoutRule> rules, boolean correctsSelfAtari, double scoreWeight, double longest) {
    /** All keys with their defaults. */
    static final String DEFAULTS = "policy=patterns order=default self-atari=default score-weight=0.02 longest=3";

    /** The policy with all rules, in the order of their declaration. */
    public static final GoPlayoutSettings DEFAULT = of("");

    private static final String DEFAULT_VALUE = "default";

    /** A policy: what {@code order} and {@code self-atari} are if they are not named. */
    private enum Policy {
        PATTERNS,
        RANDOM
    }

    /** What becomes of a move into atari. */
    private enum SelfAtari {
        CORRECTED,
        ALLOWED
    }

    public GoPlayoutSettings {
        rules = List.copyOf(rules);
        if (rules.stream().distinct().count() < rules.size()) {
            throw new IllegalArgumentException("a rule of play-outs is named twice in " + names(rules));
        }
        if (!(scoreWeight >= 0 && scoreWeight <= 0.5)) {
            throw new IllegalArgumentException("score-weight is from 0 to 0.5, not " + scoreWeight);
        }
        if (!(longest >= 1 && longest <= 100)) {
            throw new IllegalArgumentException("longest is from 1 to 100, not " + longest);
        }
    }

    /**
     * Reads the text form.
     *
     * @throws NotationException if a key or a value is unknown
     */
    public static GoPlayoutSettings of(String text) {
        return of(new SettingsText(DEFAULTS).with(text));
    }

    static GoPlayoutSettings of(SettingsText at) {
        boolean isRandom = at.choice("policy", Policy.values()) == Policy.RANDOM;
        List<PlayoutRule> rules = at.is("order", DEFAULT_VALUE)
                ? isRandom ? List.of() : List.of(PlayoutRule.values())
                : order(at.values().get("order"));
        boolean corrects = at.is("self-atari", DEFAULT_VALUE)
                ? !isRandom
                : at.choice("self-atari", SelfAtari.values()) == SelfAtari.CORRECTED;
        return at.read(() ->
                new GoPlayoutSettings(rules, corrects, at.number("score-weight"), at.number("longest")));
    }

    private static List<PlayoutRule> order(String value) {
        List<PlayoutRule> order = new ArrayList<>();
        for (String name : value.isEmpty() ? new String[0] : value.split(",")) {
            order.add(Arrays.stream(PlayoutRule.values())
                    .filter(rule -> SettingsText.name(rule).equals(name))
                    .findFirst()
                    .orElseThrow(() -> new NotationException(quoted(name) + " is no rule of play-outs; there are "
                            + names(List.of(PlayoutRule.values())))));
        }
        return order;
    }

    private static String names(List<PlayoutRule> rules) {
        return String.join(",", rules.stream().map(SettingsText::name).toList());
    }
}
