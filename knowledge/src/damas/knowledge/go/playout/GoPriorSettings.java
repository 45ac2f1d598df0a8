package damas.knowledge.go.playout;

import damas.knowledge.montecarlo.SettingsText;
import java.util.List;
import java.util.OptionalDouble;

/**
 * The constants of prior knowledge. The text form is {@code key=value ...} with the keys {@code prior-self-atari},
 * {@code prior-last-1} and so on.
 *
 * @param selfAtari the value of a move into atari (reference/go-ahead.md 3.1, Algorithm 3, as the next three)
 * @param atari the value of a move that gives atari, or captures
 * @param pattern the value of a move that fits a pattern of the play-outs
 * @param other the value of any other move
 * @param policy the value of a move that the rules of the play-outs propose, before all other rules; empty if the
 *     rules are not asked, as in Algorithm 3. The paper's opponent has 1 (3.2)
 * @param pass the value of a pass (3.2)
 * @param count how many simulations these values stand for (3.1)
 * @param last the bonus of moves near the last one (3.2)
 * @param second the bonus of moves near the last but one (3.2)
 */
public record GoPriorSettings(
        double selfAtari,
        double atari,
        double pattern,
        double other,
        OptionalDouble policy,
        double pass,
        BySize count,
        Near last,
        Near second) {
    /** All keys with their defaults. */
    static final String DEFAULTS = """
            prior-self-atari=0.1 prior-atari=0.8 prior-pattern=0.6 prior-other=0.4 prior-policy=none
            prior-pass=0.1 prior-count-small=9 prior-count-large=18
            prior-last-1=1 prior-last-2=0.6 prior-last-3=0.6 prior-last-far=0.1
            prior-last-count-small=4 prior-last-count-large=5
            prior-second-1=0.8 prior-second-2=0.55 prior-second-3=0.55 prior-second-far=0.1
            prior-second-count-small=2 prior-second-count-large=3
            """;

    /** The constants of the source. */
    public static final GoPriorSettings DEFAULT = of("");

    /** The size from which on a board is large. */
    private static final int LARGE = 15;

    private static final double GREATEST_COUNT = 1e6;

    /** A number of simulations, below size 15 and from there on. */
    public record BySize(double small, double large) {
        public BySize {
            if (!(small >= 0 && small <= GREATEST_COUNT && large >= 0 && large <= GREATEST_COUNT)) {
                throw new IllegalArgumentException("the count of a prior is from 0 to 1000000");
            }
        }

        /** The number for a board of this size. */
        public float at(int size) {
            return (float) (size < LARGE ? small : large);
        }
    }

    /**
     * A bonus by the distance from a move.
     *
     * @param values at the distances 1, 2, 3 and more
     * @param count how many simulations the bonus stands for
     */
    public record Near(List<Double> values, BySize count) {
        public Near {
            values = List.copyOf(values);
            values.forEach(GoPriorSettings::require);
        }
    }

    public GoPriorSettings {
        List.of(selfAtari, atari, pattern, other, policy.orElse(0), pass).forEach(GoPriorSettings::require);
    }

    private static void require(double value) {
        if (!(value >= 0 && value <= 1)) {
            throw new IllegalArgumentException("the value of a prior is from 0 to 1, not " + value);
        }
    }

    /**
     * Reads the text form.
     *
     * @throws damas.knowledge.text.NotationException if a key or a value is unknown
     */
    public static GoPriorSettings of(String text) {
        return of(new SettingsText(DEFAULTS).with(text));
    }

    static GoPriorSettings of(SettingsText at) {
        return at.read(() -> new GoPriorSettings(
                at.number("prior-self-atari"),
                at.number("prior-atari"),
                at.number("prior-pattern"),
                at.number("prior-other"),
                at.is("prior-policy", "none")
                        ? OptionalDouble.empty()
                        : OptionalDouble.of(at.number("prior-policy")),
                at.number("prior-pass"),
                bySize(at, "prior-count"),
                near(at, "prior-last"),
                near(at, "prior-second")));
    }

    private static BySize bySize(SettingsText at, String key) {
        return new BySize(at.number(key + "-small"), at.number(key + "-large"));
    }

    private static Near near(SettingsText at, String key) {
        return new Near(
                List.of(at.number(key + "-1"), at.number(key + "-2"), at.number(key + "-3"), at.number(key + "-far")),
                bySize(at, key + "-count"));
    }
}
