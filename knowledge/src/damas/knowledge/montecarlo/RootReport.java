package damas.knowledge.montecarlo;

import damas.knowledge.engine.Candidate;
import damas.knowledge.engine.Report;
import damas.knowledge.game.Move;
import damas.knowledge.game.Position;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

/** Reports what a tree says about its root. May read a tree that other threads change. */
final class RootReport {
    private static final int MOST_CANDIDATES = 40;
    private static final int LONGEST_LINE = 30;

    /** For the lower bound of a value with 95 % confidence on both sides. */
    private static final double Z = 1.959964;

    /** Evaluations lie between -1 and 1; greater ones are proven ({@link damas.knowledge.engine.Value}). */
    private static final double GREATEST = 1 - 1e-6;

    private final SearchTree tree;
    private final PlayoutGame game;
    private final Position position;
    private final FinalChoice choice;
    private final double[] priors;

    /** @param priors by code of a move, the value with which its child started; empty without priors */
    RootReport(SearchTree tree, PlayoutGame game, Position position, FinalChoice choice, double[] priors) {
        this.tree = tree;
        this.game = game;
        this.position = position;
        this.choice = choice;
        this.priors = priors;
    }

    /** A report about a root with children. */
    Report report(long simulations, Duration time, Map<String, double[]> maps) {
        List<Candidate> candidates = new ArrayList<>();
        int root = tree.root();
        int first = tree.firstChild(root);
        IntStream.range(first, first + tree.children(root))
                .mapToObj(this::standing)
                .sorted(order())
                .limit(MOST_CANDIDATES)
                .filter(child -> candidates.isEmpty() || child.visits > 0)
                .forEach(child -> candidates.add(candidate(child)));
        return new Report(candidates, candidates.get(0).line().size(), simulations, time, false, maps);
    }

    /** A child at one moment, so that the order cannot change while it is sorted. */
    private record Standing(int node, int visits, float mean) {}

    private Standing standing(int node) {
        return new Standing(node, tree.visits(node), tree.mean(node));
    }

    private Comparator<Standing> order() {
        Comparator<Standing> order = choice == FinalChoice.VISITS
                ? Comparator.comparingInt(Standing::visits).thenComparingDouble(Standing::mean)
                : Comparator.<Standing>comparingInt(child -> Math.min(child.visits, 1))
                        .thenComparingDouble(Standing::mean);
        return order.reversed();
    }

    private Candidate candidate(Standing child) {
        int code = tree.move(child.node);
        return new Candidate(
                line(child.node),
                value(child.mean),
                child.visits,
                priors.length > 0 ? OptionalDouble.of(priors[code]) : OptionalDouble.empty(),
                child.visits > 0 ? OptionalDouble.of(value(lowest(child.mean, child.visits))) : OptionalDouble.empty());
    }

    /** The value that stands for a mean reward in [0, 1]. */
    private static double value(double mean) {
        return Math.max(-GREATEST, Math.min(GREATEST, 2 * mean - 1));
    }

    /** The lower end of Wilson's interval. */
    private static double lowest(double mean, int visits) {
        double square = Z * Z / visits;
        double half = Z * Math.sqrt(mean * (1 - mean) / visits + square / (4 * visits));
        return (mean + square / 2 - half) / (1 + square);
    }

    /**
     * The child, then the most visited child of each node. A tree may go on where the rules end the game or forbid a
     * move because of the moves before, such as a repetition: there the line ends.
     */
    private List<Move> line(int child) {
        List<Move> line = new ArrayList<>();
        Position at = position;
        int node = child;
        while (node != SearchTree.NONE && line.size() < LONGEST_LINE && at.outcome().isEmpty()) {
            Move move = game.move(at, tree.move(node));
            try {
                at = at.play(move);
            } catch (IllegalArgumentException e) {
                return line;
            }
            line.add(move);
            node = mostVisited(node);
        }
        return line;
    }

    private int mostVisited(int node) {
        int first = tree.firstChild(node);
        int best = SearchTree.NONE;
        for (int i = 0; first != SearchTree.NONE && i < tree.children(node); i++) {
            int visits = tree.visits(first + i);
            if (visits > (best == SearchTree.NONE ? 0 : tree.visits(best))) {
                best = first + i;
            }
        }
        return best;
    }

    /** By how many visits the most visited child leads the second. */
    static long lead(SearchTree tree) {
        int root = tree.root();
        int first = tree.firstChild(root);
        int best = 0;
        int second = 0;
        for (int i = 0; i < tree.children(root); i++) {
            int visits = tree.visits(first + i);
            second = Math.max(second, Math.min(best, visits));
            best = Math.max(best, visits);
        }
        return (long) best - second;
    }
}
