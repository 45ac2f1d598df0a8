package damas.knowledge.textbook;

import damas.knowledge.engine.Budget;
import damas.knowledge.engine.Limits;
import damas.knowledge.engine.Report;
import damas.knowledge.engine.ThreadedEngine;
import damas.knowledge.engine.Value;
import damas.knowledge.game.Move;
import damas.knowledge.game.Position;
import damas.knowledge.game.Result;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;

/**
 * Alpha-beta without an evaluation, deepened ply by ply until the value is proven or a limit is reached: it plays every
 * small game perfectly. In a larger game it sees wins and losses near the root and takes all else for a draw.
 */
public final class ExhaustiveEngine extends ThreadedEngine {
    public ExhaustiveEngine(Executor threads) {
        super(threads);
    }

    @Override
    public void newGame() {
        // nothing is kept between moves
    }

    @Override
    protected Searching prepare(Position position, Limits limits) {
        if (position.moves().isEmpty()) {
            throw new IllegalArgumentException("the game is over: " + position.text());
        }
        Budget budget = limits.budget(Budget.UNLIMITED, position.turn());
        return (stop, reports) -> {
            Iterations search = new Iterations(budget, stop::isRaised);
            Report best = Report.unsearched(position.moves().get(0));
            int depth = 0;
            do {
                Optional<Report> found = search.root(position, ++depth);
                if (found.isEmpty()) {
                    break;
                }
                best = found.get();
                reports.accept(best);
            } while (search.cut && !Value.isProven((float) best.value()) && depth < budget.depth());
            return best;
        };
    }

    /** Ends a search whose time or nodes are used up. */
    private static final class Exhausted extends RuntimeException {
        private static final long serialVersionUID = 1;

        Exhausted() {
            super("a limit is reached", null, false, false);
        }
    }

    /** The iterations of one search. */
    private static final class Iterations {
        private final long start = System.nanoTime();
        private final Budget budget;
        private final BooleanSupplier stopped;
        private long nodes;

        /** Whether the last iteration reached its depth before the end of the game. */
        private boolean cut;

        Iterations(Budget budget, BooleanSupplier stopped) {
            this.budget = budget;
            this.stopped = stopped;
        }

        private Duration time() {
            return Duration.ofNanos(System.nanoTime() - start);
        }

        /** The report of one iteration; empty if a limit was reached first. */
        Optional<Report> root(Position position, int depth) {
            cut = false;
            try {
                List<Move> line = new ArrayList<>();
                float value = value(position, depth, 0, -Value.WIN, Value.WIN, line);
                return Optional.of(Report.of(line, value, depth, nodes, time()));
            } catch (Exhausted e) {
                return Optional.empty();
            }
        }

        /** The value for the side to move; {@code line} becomes the best line. */
        private float value(Position at, int depth, int ply, float alpha, float beta, List<Move> line) {
            if (++nodes > budget.nodes() || stopped.getAsBoolean() || time().compareTo(budget.time()) > 0) {
                throw new Exhausted();
            }
            if (at.outcome().isPresent()) {
                Result result = at.outcome().get().result();
                if (result == Result.DRAW) {
                    return Value.DRAW;
                }
                return result == Result.win(at.turn()) ? -Value.loss(ply) : Value.loss(ply);
            }
            if (depth == 0) {
                cut = true;
                return Value.DRAW;
            }
            float best = -Value.WIN;
            for (Move move : at.moves()) {
                List<Move> rest = new ArrayList<>();
                float value = -value(at.play(move), depth - 1, ply + 1, -beta, -Math.max(alpha, best), rest);
                if (value > best) {
                    best = value;
                    line.clear();
                    line.add(move);
                    line.addAll(rest);
                }
                if (best >= beta) {
                    break;
                }
            }
            return best;
        }
    }
}
