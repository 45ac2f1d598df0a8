package damas.containers.engine;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.engine.Value;
import damas.knowledge.text.NotationException;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;

/** Thoughts as lines: {@code info depth 8 nodes 5021 score 0.0312 time 15 pv 11-15 23-19}. */
final class ThoughtText {
    private static final int DECIMALS = 4;
    private static final String WIN = "win";
    private static final String LOSS = "loss";
    private static final String FALLBACK = "fallback";

    private ThoughtText() {}

    static String format(Thought thought) {
        StringBuilder line = new StringBuilder("info depth ").append(thought.depth());
        line.append(" nodes ").append(thought.nodes());
        line.append(" score ").append(score(thought.value()));
        line.append(" time ").append(thought.time().toMillis());
        if (thought.fallback()) {
            line.append(' ').append(FALLBACK);
        }
        if (!thought.variation().isEmpty()) {
            line.append(" pv");
            thought.variation().forEach(move -> line.append(' ').append(move));
        }
        return line.toString();
    }

    private static String score(float value) {
        if (Value.isProven(value)) {
            return (value > 0 ? WIN : LOSS) + " " + Value.plies(value);
        }
        return BigDecimal.valueOf(Math.round(value * Math.pow(10, DECIMALS)), DECIMALS).toPlainString();
    }

    /**
     * The thought that an engine wrote about this position; empty if the line has no depth or no score of ours. What
     * else it may say is passed over, and its variation ends before the first move that is none.
     */
    static Optional<Thought> parse(String line, Board board) {
        Deque<String> words = new ArrayDeque<>(List.of(line.strip().split("\\s+")));
        Optional<Integer> depth = Optional.empty();
        Optional<Float> value = Optional.empty();
        long nodes = 0;
        long time = 0;
        boolean fallback = false;
        List<DraughtsMove> variation = List.of();
        try {
            while (!words.isEmpty()) {
                switch (words.remove()) {
                    case "depth" -> depth = Optional.of(Integer.parseInt(words.remove()));
                    case "nodes" -> nodes = Long.parseLong(words.remove());
                    case "time" -> time = Long.parseLong(words.remove());
                    case "score" -> value = Optional.of(value(words));
                    case FALLBACK -> fallback = true;
                    case "pv" -> variation = variation(words, board);
                    default -> { }
                }
            }
        } catch (NumberFormatException | NoSuchElementException e) {
            return Optional.empty();
        }
        if (depth.isEmpty() || value.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Thought(
                depth.get(), nodes, value.get(), Duration.ofMillis(time), fallback, variation));
    }

    private static float value(Deque<String> words) {
        String word = words.remove();
        return switch (word) {
            case WIN -> -Value.loss(Integer.parseInt(words.remove()));
            case LOSS -> Value.loss(Integer.parseInt(words.remove()));
            default -> Float.parseFloat(word);
        };
    }

    private static List<DraughtsMove> variation(Deque<String> words, Board start) {
        List<DraughtsMove> variation = new ArrayList<>();
        Board board = start;
        try {
            while (!words.isEmpty()) {
                DraughtsMove move = DraughtsMove.parse(words.remove(), board);
                variation.add(move);
                board = board.play(move);
            }
        } catch (NotationException e) {
            words.clear();
        }
        return variation;
    }
}
