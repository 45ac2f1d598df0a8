package damas.containers.engine;

import damas.knowledge.engine.Report;
import damas.knowledge.engine.Value;
import damas.knowledge.game.Move;
import damas.knowledge.game.Position;
import damas.knowledge.text.NotationException;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;

/** Reports as lines: {@code info depth 8 nodes 5021 score 0.0312 time 15 pv 11-15 23-19}. */
final class ReportText {
    private static final int DECIMALS = 4;
    private static final String WIN = "win";
    private static final String LOSS = "loss";
    private static final String FALLBACK = "fallback";

    private ReportText() {}

    static String format(Report report) {
        StringBuilder line = new StringBuilder("info depth ").append(report.depth());
        line.append(" nodes ").append(report.nodes());
        line.append(" score ").append(score((float) report.value()));
        line.append(" time ").append(report.time().toMillis());
        if (report.fallback()) {
            line.append(' ').append(FALLBACK);
        }
        line.append(" pv");
        report.line().forEach(move -> line.append(' ').append(move.text()));
        return line.toString();
    }

    private static String score(float value) {
        if (Value.isProven(value)) {
            return (value > 0 ? WIN : LOSS) + " " + Value.plies(value);
        }
        return BigDecimal.valueOf(Math.round(value * Math.pow(10, DECIMALS)), DECIMALS).toPlainString();
    }

    /**
     * Reads what an engine wrote about a position; empty if the line has no depth or no score of this protocol. Other
     * words are skipped, and the line of moves ends before the first that is not legal.
     */
    static Optional<Info> parse(String line, Position position) {
        Deque<String> words = new ArrayDeque<>(List.of(line.strip().split("\\s+")));
        Optional<Integer> depth = Optional.empty();
        Optional<Float> value = Optional.empty();
        long nodes = 0;
        long time = 0;
        boolean fallback = false;
        List<Move> moves = List.of();
        try {
            while (!words.isEmpty()) {
                switch (words.remove()) {
                    case "depth" -> depth = Optional.of(Integer.parseInt(words.remove()));
                    case "nodes" -> nodes = Long.parseLong(words.remove());
                    case "time" -> time = Long.parseLong(words.remove());
                    case "score" -> value = Optional.of(value(words));
                    case FALLBACK -> fallback = true;
                    case "pv" -> moves = moves(words, position);
                    default -> { }
                }
            }
        } catch (NumberFormatException | NoSuchElementException e) {
            return Optional.empty();
        }
        if (depth.isEmpty() || value.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Info(depth.get(), nodes, value.get(), Duration.ofMillis(time), fallback, moves));
    }

    private static float value(Deque<String> words) {
        String word = words.remove();
        return switch (word) {
            case WIN -> -Value.loss(Integer.parseInt(words.remove()));
            case LOSS -> Value.loss(Integer.parseInt(words.remove()));
            default -> Float.parseFloat(word);
        };
    }

    private static List<Move> moves(Deque<String> words, Position start) {
        List<Move> moves = new ArrayList<>();
        Position position = start;
        try {
            while (!words.isEmpty()) {
                Move move = position.game().move(position, words.remove());
                moves.add(move);
                position = position.play(move);
            }
        } catch (NotationException e) {
            words.clear();
        }
        return moves;
    }
}
