package damas.containers.engine;

import static damas.knowledge.text.NotationException.quoted;

import damas.knowledge.engine.Budget;
import damas.knowledge.engine.Limits;
import damas.knowledge.game.Clock;
import damas.knowledge.game.Game;
import damas.knowledge.game.Position;
import damas.knowledge.game.Side;
import damas.knowledge.text.NotationException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;

/** Limits as the words after {@code go}. */
final class LimitsText {
    static final String INFINITE = "infinite";

    private static final Set<String> SEARCH = Set.of("depth", "nodes", "movetime");

    private LimitsText() {}

    /**
     * Reads the words after {@code go}. The words of a clock begin with the first letter of a side's name: {@code
     * btime} is the time that Black has left.
     *
     * @param position the side to move must have its time among the words if there is a clock; the time of its opponent
     *     may be missing and is as long then
     * @throws NotationException if a word or a number makes no sense
     */
    static Limits parse(List<String> words, Position position) {
        if (words.equals(List.of(INFINITE))) {
            return Limits.INFINITE;
        }
        Map<String, Long> numbers = numbers(words, position.game());
        boolean hasClock = numbers.keySet().stream().anyMatch(word -> !SEARCH.contains(word));
        return new Limits(
                numbers.containsKey("depth")
                        ? OptionalInt.of((int) Math.min(numbers.get("depth"), Budget.MAX_DEPTH))
                        : OptionalInt.empty(),
                numbers.containsKey("nodes") ? OptionalLong.of(numbers.get("nodes")) : OptionalLong.empty(),
                Optional.ofNullable(numbers.get("movetime")).map(Duration::ofMillis),
                hasClock ? Optional.of(clock(numbers, position)) : Optional.empty());
    }

    private static String time(Game game, Side side) {
        return letter(game, side) + "time";
    }

    private static String increment(Game game, Side side) {
        return letter(game, side) + "inc";
    }

    private static String letter(Game game, Side side) {
        return game.sideName(side).substring(0, 1).toLowerCase(Locale.ROOT);
    }

    private static Map<String, Long> numbers(List<String> words, Game game) {
        List<String> times = List.of(time(game, Side.SECOND), time(game, Side.FIRST));
        List<String> increments = List.of(increment(game, Side.SECOND), increment(game, Side.FIRST));
        Map<String, Long> numbers = new HashMap<>();
        for (int i = 0; i < words.size(); i += 2) {
            String word = words.get(i);
            if (word.equals(INFINITE)) {
                throw new NotationException("infinite stands alone");
            }
            if (!SEARCH.contains(word) && !times.contains(word) && !increments.contains(word)) {
                throw new NotationException("there is no limit " + quoted(word) + ", only movetime, depth, nodes, "
                        + String.join(", ", times) + ", " + String.join(", ", increments) + " and infinite");
            }
            if (i + 1 == words.size()) {
                throw new NotationException(word + " needs a number");
            }
            // a clock that has just run out shows a negative time
            long least = times.contains(word) ? Long.MIN_VALUE : word.equals("depth") ? 1 : 0;
            if (numbers.put(word, number(word, words.get(i + 1), least)) != null) {
                throw new NotationException(word + " is there twice");
            }
        }
        return numbers;
    }

    /**
     * Reads a number.
     *
     * @param name what the number belongs to, for the message of a failure
     */
    static long number(String name, String text, long least) {
        long number;
        try {
            number = Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw new NotationException(name + " needs a number, not " + quoted(text));
        }
        if (number < least) {
            throw new NotationException(name + " must be " + least + " or more, not " + number);
        }
        return number;
    }

    private static Clock clock(Map<String, Long> numbers, Position position) {
        Game game = position.game();
        Side turn = position.turn();
        Long left = numbers.get(time(game, turn));
        if (left == null) {
            throw new NotationException(
                    "it is " + game.sideName(turn) + "'s turn: " + time(game, turn) + " is missing");
        }
        return new Clock(
                Duration.ofMillis(numbers.getOrDefault(time(game, Side.FIRST), left)),
                Duration.ofMillis(numbers.getOrDefault(time(game, Side.SECOND), left)),
                Duration.ofMillis(numbers.getOrDefault(increment(game, turn), 0L)));
    }

    /** Writes the words, each with a blank before it. */
    static String format(Limits limits, Game game) {
        if (limits.equals(Limits.INFINITE)) {
            return " " + INFINITE;
        }
        StringBuilder words = new StringBuilder();
        limits.clock().ifPresent(clock -> {
            List<Side> sides = List.of(Side.SECOND, Side.FIRST);
            sides.forEach(side -> word(words, time(game, side), clock.left(side).toMillis()));
            sides.forEach(side -> word(words, increment(game, side), clock.increment().toMillis()));
        });
        limits.moveTime().ifPresent(time -> word(words, "movetime", time.toMillis()));
        limits.depth().ifPresent(depth -> word(words, "depth", depth));
        limits.nodes().ifPresent(nodes -> word(words, "nodes", nodes));
        return words.toString();
    }

    private static void word(StringBuilder words, String name, long number) {
        words.append(' ').append(name).append(' ').append(number);
    }
}
