package damas.knowledge.draughts.sharing.aphid;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.DrawRules;
import damas.knowledge.draughts.search.AlphaBeta;
import damas.knowledge.draughts.search.SearchMeter;
import damas.knowledge.engine.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The upper tree, which the master passes over with fail-soft alpha-beta and an infinite window (reference/adaba.md
 * 4.2; this is the repaired form of 5.5). At the frontier a pass takes what slaves have found last, or a guess. The
 * moves of a node are tried in the order of what they were worth in the last pass, which the reference asks for without
 * saying how (2.6).
 */
final class PassTree {
    /** A visit, with the ordering of the moves, takes a fifth of a searched node. */
    private static final int VISITS_PER_NODE = 5;

    private final DraughtsPosition history;
    private final DrawRules rules;
    private final int depth;
    private final int guessDepth;
    private final AlphaBeta guesser;
    private final Node root;
    private final Map<Board, FrontierNode> known = new HashMap<>();
    private final List<FrontierNode> byId = new ArrayList<>();
    private List<FrontierNode> frontier = new ArrayList<>();
    private int passes;
    private long visits;
    private long guesses;

    /** A node above the frontier, or where a line ends. Values are its side to move's. */
    private static final class Node {
        private final Board board;
        private final Optional<DraughtsMove> move;
        private final boolean ended;
        private float value;
        private Optional<FrontierNode> task = Optional.empty();
        private List<Node> children = List.of();
        /** What the second best of its moves was worth in the last pass. */
        private float rival = Float.NEGATIVE_INFINITY;
        private Optional<Node> best = Optional.empty();

        Node(Board board, Optional<DraughtsMove> move, boolean ended, float value) {
            this.board = board;
            this.move = move;
            this.ended = ended;
            this.value = value;
        }

        float value() {
            return value;
        }
    }

    /**
     * @param depth how deep the frontier lies
     * @param guesser looks into nodes that nobody has searched
     */
    PassTree(DraughtsPosition history, DrawRules rules, int depth, int guessDepth, AlphaBeta guesser) {
        this.history = history;
        this.rules = rules;
        this.depth = depth;
        this.guessDepth = guessDepth;
        this.guesser = guesser;
        root = new Node(history.board(), Optional.empty(), false, Value.DRAW);
    }

    int depth() {
        return depth;
    }

    /** What all passes together have cost, in nodes. */
    long nodes() {
        return guesses + visits / VISITS_PER_NODE;
    }

    /** The node of a number, if there is one. */
    Optional<FrontierNode> node(int id) {
        return id >= 0 && id < byId.size() ? Optional.of(byId.get(id)) : Optional.empty();
    }

    /** All nodes that were ever on the frontier. */
    List<FrontierNode> all() {
        return byId;
    }

    Pass pass() {
        passes++;
        frontier = new ArrayList<>();
        float value = visit(root, new ArrayList<>(), Float.NEGATIVE_INFINITY, Float.POSITIVE_INFINITY, 1);
        List<DraughtsMove> line = new ArrayList<>();
        float low = Float.NEGATIVE_INFINITY;
        float high = Float.POSITIVE_INFINITY;
        Node node = root;
        while (node.best.isPresent()) {
            if (line.size() % 2 == 0) {
                low = Math.max(low, node.rival);
            } else {
                high = Math.min(high, -node.rival);
            }
            node = node.best.get();
            line.add(node.move.orElseThrow());
        }
        return new Pass(value, line, low, high, frontier);
    }

    private float visit(Node node, List<DraughtsMove> path, float alpha, float beta, int rank) {
        visits++;
        if (node.ended) {
            return node.value;
        }
        if (path.size() == depth) {
            FrontierNode task = node.task.orElseThrow();
            if (task.visit(passes, rank, frontier.size())) {
                frontier.add(task);
            }
            node.value = task.value();
            return node.value;
        }
        if (node.children.isEmpty()) {
            expand(node, path);
        }
        // a child that is bad for its side to move is good for this one's
        node.children.sort(Comparator.comparingDouble(Node::value));
        float best = Float.NEGATIVE_INFINITY;
        node.rival = Float.NEGATIVE_INFINITY;
        node.best = Optional.empty();
        for (int i = 0; i < node.children.size() && best < beta; i++) {
            Node child = node.children.get(i);
            path.add(child.move.orElseThrow());
            float value = -visit(child, path, -beta, -Math.max(alpha, best), i + 1);
            path.remove(path.size() - 1);
            if (value > best) {
                node.rival = best;
                best = value;
                node.best = Optional.of(child);
            } else {
                node.rival = Math.max(node.rival, value);
            }
        }
        node.value = best;
        return best;
    }

    private void expand(Node node, List<DraughtsMove> path) {
        List<Node> children = new ArrayList<>();
        for (DraughtsMove move : node.board.moves()) {
            List<DraughtsMove> longer = new ArrayList<>(path);
            longer.add(move);
            children.add(child(node.board.play(move), move, longer));
        }
        node.children = children;
    }

    private Node child(Board board, DraughtsMove move, List<DraughtsMove> path) {
        if (board.moveCount() == 0) {
            return new Node(board, Optional.of(move), true, Value.loss(path.size()));
        }
        if (isDrawn(path)) {
            return new Node(board, Optional.of(move), true, Value.DRAW);
        }
        boolean last = path.size() == depth;
        Node child = new Node(board, Optional.of(move), false, guess(board, path.size(), last ? guessDepth : 0));
        if (last) {
            FrontierNode task = known.get(board);
            if (task == null) {
                task = new FrontierNode(byId.size(), board, path, child.value);
                known.put(board, task);
                byId.add(task);
            }
            child.task = Optional.of(task);
        }
        return child;
    }

    private float guess(Board board, int ply, int guessedDepth) {
        SearchMeter budget = SearchMeter.unlimited();
        float value = guesser.value(
                DraughtsPosition.of(board),
                ply,
                guessedDepth,
                Float.NEGATIVE_INFINITY,
                Float.POSITIVE_INFINITY,
                budget);
        guesses += budget.nodes();
        return value;
    }

    private boolean isDrawn(List<DraughtsMove> path) {
        if (rules.equals(DrawRules.NONE)) {
            return false;
        }
        DraughtsPosition line = history;
        for (DraughtsMove move : path) {
            line = line.after(move);
        }
        return line.isDrawn(rules);
    }
}
