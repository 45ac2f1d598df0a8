package damas.containers.engine;

import static damas.knowledge.text.NotationException.quoted;

import damas.knowledge.draughts.Colour;
import damas.knowledge.engine.Budget;
import damas.knowledge.engine.Limits;
import damas.knowledge.game.Clock;
import damas.knowledge.game.Side;
import damas.knowledge.text.NotationException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;

/** Limits as the words after {@code go}. */
final class LimitsText {
    static final String INFINITE = "infinite";

    private static final Set<String> SEARCH = Set.of("depth", "nodes", "movetime");
    private static final Set<String> CLOCK = Set.of("wtime", "btime", "winc", "binc");

    private LimitsText() {}

    /**
     * Reads the words.
     *
     * @param turn whose clock must be among them, if there is one; the other side's may be missing and is the same then
     * @throws NotationException if they make no sense
     */
    static Limits parse(List<String> words, Side turn) {
        if (words.equals(List.of(INFINITE))) {
            return Limits.INFINITE;
        }
        Map<String, Long> numbers = numbers(words);
        boolean hasClock = numbers.keySet().stream().anyMatch(CLOCK::contains);
        return new Limits(
                numbers.containsKey("depth")
                        ? OptionalInt.of((int) Math.min(numbers.get("depth"), Budget.MAX_DEPTH))
                        : OptionalInt.empty(),
                numbers.containsKey("nodes") ? OptionalLong.of(numbers.get("nodes")) : OptionalLong.empty(),
                Optional.ofNullable(numbers.get("movetime")).map(Duration::ofMillis),
                hasClock ? Optional.of(clock(numbers, turn)) : Optional.empty());
    }

    private static Map<String, Long> numbers(List<String> words) {
        Map<String, Long> numbers = new HashMap<>();
        for (int i = 0; i < words.size(); i += 2) {
            String word = words.get(i);
            if (word.equals(INFINITE)) {
                throw new NotationException("infinite stands alone");
            }
            if (!SEARCH.contains(word) && !CLOCK.contains(word)) {
                throw new NotationException("there is no limit " + quoted(word)
                        + ", only movetime, depth, nodes, wtime, btime, winc, binc and infinite");
            }
            if (i + 1 == words.size()) {
                throw new NotationException(word + " needs a number");
            }
            // a clock that has just run out is told as it is
            long least = CLOCK.contains(word) && word.endsWith("time") ? Long.MIN_VALUE : word.equals("depth") ? 1 : 0;
            if (numbers.put(word, number(word, words.get(i + 1), least)) != null) {
                throw new NotationException(word + " is there twice");
            }
        }
        return numbers;
    }

    /** The number that a text is, which belongs to something of this name. */
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

    private static Clock clock(Map<String, Long> numbers, Side turn) {
        boolean black = turn == Colour.BLACK;
        Long left = numbers.get(black ? "btime" : "wtime");
        if (left == null) {
            throw new NotationException("it is " + Colour.name(turn) + "'s turn: "
                    + (black ? "btime" : "wtime") + " is missing");
        }
        return new Clock(
                Duration.ofMillis(numbers.getOrDefault("btime", left)),
                Duration.ofMillis(numbers.getOrDefault("wtime", left)),
                Duration.ofMillis(numbers.getOrDefault(black ? "binc" : "winc", 0L)));
    }

    /** Writes the words, each with a blank before it. */
    static String format(Limits limits) {
        if (limits.equals(Limits.INFINITE)) {
            return " " + INFINITE;
        }
        StringBuilder words = new StringBuilder();
        limits.clock().ifPresent(clock -> {
            words.append(" wtime ").append(clock.left(Colour.WHITE).toMillis());
            words.append(" btime ").append(clock.left(Colour.BLACK).toMillis());
            long increment = clock.increment().toMillis();
            words.append(" winc ").append(increment).append(" binc ").append(increment);
        });
        limits.moveTime().ifPresent(time -> words.append(" movetime ").append(time.toMillis()));
        limits.depth().ifPresent(depth -> words.append(" depth ").append(depth));
        limits.nodes().ifPresent(nodes -> words.append(" nodes ").append(nodes));
        return words.toString();
    }
}
