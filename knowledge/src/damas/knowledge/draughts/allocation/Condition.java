package damas.knowledge.draughts.allocation;

import static damas.knowledge.text.NotationException.quoted;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.evaluation.Feature;
import damas.knowledge.draughts.evaluation.Perspective;
import damas.knowledge.text.NotationException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Tests of features that must all hold, as the side to move sees the board: {@code PieceAdvantage >= 2 and
 * KingCentreControl < 1}. The counts are the features' own, before any coding on bits.
 */
public record Condition(List<Test> tests) {
    private static final Pattern TEST = Pattern.compile("([A-Za-z]{1,40})\\s*(>=|<=|!=|=|>|<)\\s*(-?[0-9]{1,4})");

    /** Compares the count of a feature with a number. */
    public record Test(Feature feature, Comparison comparison, int number) {
        boolean holds(Perspective board) {
            int count = feature.count(board);
            return switch (comparison) {
                case AT_LEAST -> count >= number;
                case AT_MOST -> count <= number;
                case MORE -> count > number;
                case LESS -> count < number;
                case EQUAL -> count == number;
                case OTHER -> count != number;
            };
        }

        @Override
        public String toString() {
            return feature + " " + comparison + " " + number;
        }
    }

    /** How a count is compared. */
    public enum Comparison {
        AT_LEAST(">="),
        AT_MOST("<="),
        MORE(">"),
        LESS("<"),
        EQUAL("="),
        OTHER("!=");

        private final String sign;

        Comparison(String sign) {
            this.sign = sign;
        }

        static Comparison of(String sign) {
            return Arrays.stream(values()).filter(value -> value.sign.equals(sign)).findFirst().orElseThrow();
        }

        @Override
        public String toString() {
            return sign;
        }
    }

    public Condition {
        tests = List.copyOf(tests);
        if (tests.isEmpty()) {
            throw new IllegalArgumentException("a condition needs a test");
        }
    }

    /**
     * Reads a condition.
     *
     * @throws NotationException if it is none, with the reason
     */
    public static Condition parse(String text) {
        List<Test> tests = new ArrayList<>();
        for (String test : text.strip().split("\\s+and\\s+")) {
            Matcher parts = TEST.matcher(test);
            if (!parts.matches()) {
                throw new NotationException(quoted(test)
                        + " is no test; write one as 'PieceAdvantage >= 2', with one of "
                        + Arrays.stream(Comparison.values()).map(Comparison::toString).collect(Collectors.joining(" "))
                        + ", and 'and' between two");
            }
            tests.add(new Test(
                    feature(parts.group(1)), Comparison.of(parts.group(2)), Integer.parseInt(parts.group(3))));
        }
        return new Condition(tests);
    }

    private static Feature feature(String name) {
        return Arrays.stream(Feature.values())
                .filter(feature -> feature.toString().equalsIgnoreCase(name))
                .findFirst()
                .orElseThrow(() -> new NotationException(quoted(name) + " is no feature; there are "
                        + Arrays.stream(Feature.values()).map(Feature::toString).collect(Collectors.joining(", "))));
    }

    /** Whether all tests hold for the side to move. */
    public boolean holds(Board board) {
        Perspective perspective = new Perspective();
        perspective.see(board, board.turn());
        return tests.stream().allMatch(test -> test.holds(perspective));
    }

    @Override
    public String toString() {
        return tests.stream().map(Test::toString).collect(Collectors.joining(" and "));
    }
}
