package damas.knowledge.search.distributed.adaba;

import damas.knowledge.game.Board;
import damas.knowledge.game.Move;
import damas.knowledge.search.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The upper part of the tree of one iteration, down to the edge where slaves take over (reference/adaba.md 5.2). It is
 * walked from the root with the window of the moment, so each visit sees every bound that is known by then, and work is
 * found where it counts: a node that is expected to cut gets its most promising move only (young brothers wait, 3.7),
 * one that needs all its moves offers them all at once.
 */
final class EdgeTree {
    /** No node with less depth than this is cut into its moves. */
    private static final int LEAST_DEPTH = 4;

    /** How much better for the opponent a move is taken to be that only a guess speaks for. */
    private static final float DOUBT = 0.05f;

    private final EdgeRules rules;
    private Optional<EdgeTree> last;
    private final EdgeNode root;
    private final int depth;
    private final Map<Place, EdgeNode> nodes = new HashMap<>();
    private float alpha;
    private float beta;
    private int pass;
    private long visits;

    /** What makes two lines lead to one node. */
    private record Place(Board board, int depth) {}

    /** A task that can begin now: a node and the window to search it with. */
    record Offer(EdgeNode node, float alpha, float beta) {}

    EdgeTree(EdgeRules rules, Board board, int depth, float guess, float halfWindow, Optional<EdgeTree> last) {
        this.rules = rules;
        this.depth = depth;
        this.last = last;
        // two iterations back is forgotten
        last.ifPresent(tree -> tree.last = Optional.empty());
        root = new EdgeNode(board, 0, depth, guess);
        nodes.put(new Place(board, depth), root);
        aim(guess, halfWindow);
        expand(root);
    }

    private void aim(float guess, float halfWindow) {
        alpha = guess - halfWindow;
        beta = guess + halfWindow;
    }

    EdgeNode root() {
        return root;
    }

    int depth() {
        return depth;
    }

    /** How many nodes were visited, which is what this tree costs its master. */
    long visits() {
        return visits;
    }

    /**
     * Whether the root's value is known. Where it lies outside the window, the window follows it: what has been found
     * remains, and only what the new window needs is searched again.
     */
    boolean isComplete() {
        if (root.low() == root.high()) {
            return true;
        }
        float width = beta - alpha;
        if (root.high() <= alpha) {
            beta = Math.nextUp(root.high());
            alpha = width > 1 ? Float.NEGATIVE_INFINITY : beta - 4 * width;
        } else if (root.low() >= beta) {
            alpha = Math.nextDown(root.low());
            beta = width > 1 ? Float.POSITIVE_INFINITY : alpha + 4 * width;
        }
        return false;
    }

    /** The best line as far as it is known; its first move has the root's value once the tree is complete. */
    List<Move> variation() {
        List<Move> line = new ArrayList<>();
        EdgeNode node = root;
        while (node.isExpanded()) {
            EdgeNode best = node.children()[0];
            for (EdgeNode child : node.children()) {
                if (child.high() < best.high()) {
                    best = child;
                }
            }
            line.add(best.moveFrom(node));
            node = best;
        }
        return line;
    }

    /**
     * Tasks that nobody has yet, the most useful first.
     *
     * @param width how many moves beyond the first may be tried at once where a cut is expected
     * @param split whether to cut up also what somebody is searching already
     */
    List<Offer> offers(int width, boolean split, int most) {
        pass++;
        List<Offer> offers = new ArrayList<>();
        collect(root, alpha, beta, width, split, most, offers);
        return offers;
    }

    private void collect(
            EdgeNode node, float from, float to, int width, boolean split, int most, List<Offer> offers) {
        if (offers.size() >= most || node.isDecided(from, to) || !node.mark(pass)) {
            return;
        }
        visits++;
        if (!node.isExpanded()) {
            boolean taken = node.task() != 0;
            boolean grows = taken ? split && rules.isWorthSplitting(node) : rules.isTooBig(node);
            if (!grows || node.depth() <= LEAST_DEPTH) {
                if (!taken) {
                    offers.add(new Offer(node, from, to));
                }
                return;
            }
            expand(node);
            if (node.isDecided(from, to)) {
                return;
            }
        }
        float low = Math.max(from, node.low());
        float high = Math.min(to, node.high());
        EdgeNode[] children = node.children();
        int room = room(node, high, width);
        if (room < children.length) {
            children = node.byPromise(low, high);
        }
        for (EdgeNode child : children) {
            if (!child.isDecided(-high, -low)) {
                if (room-- == 0 || node.isDecided(from, to)) {
                    return;
                }
                collect(child, -high, -low, width, split, most, offers);
                if (child.isDecided(-high, -low)) {
                    // its own moves, once known, have settled it
                    room++;
                }
            }
        }
    }

    /** How many moves of a node may be searched at a time: all, unless one of them is expected to cut. */
    private static int room(EdgeNode node, float high, int width) {
        return node.estimate() >= high ? 1 + width : node.children().length;
    }

    /** Marks all nodes that may still matter; a task on any other is for nothing. */
    int sweep() {
        pass++;
        sweep(root, alpha, beta);
        return pass;
    }

    private void sweep(EdgeNode node, float from, float to) {
        if (node.isDecided(from, to) || !node.mark(pass)) {
            return;
        }
        visits++;
        float low = Math.max(from, node.low());
        float high = Math.min(to, node.high());
        for (EdgeNode child : node.children()) {
            sweep(child, -high, -low);
        }
    }

    private void expand(EdgeNode node) {
        List<Move> moves = node.board().moves();
        EdgeNode[] children = new EdgeNode[moves.size()];
        Optional<EdgeNode> before = before(node.board(), node.depth());
        for (int i = 0; i < children.length; i++) {
            Move move = moves.get(i);
            boolean best = before.isPresent() && before.get().best().equals(move.toString());
            children[i] = child(node, move, best);
        }
        node.expand(moves, children);
    }

    private EdgeNode child(EdgeNode parent, Move move, boolean best) {
        Board board = parent.board().play(move);
        int below = parent.depth() - 1;
        Place place = new Place(board, below);
        EdgeNode known = nodes.get(place);
        if (known != null) {
            return known;
        }
        Optional<EdgeNode> before = before(board, below);
        float guess = before.map(EdgeNode::estimate).orElseGet(() ->
                best ? -parent.estimate() : rules.guess(board, parent.ply() + 1) + DOUBT);
        EdgeNode child = new EdgeNode(board, parent.ply() + 1, below, guess);
        before.ifPresent(old -> {
            child.cost(old.cost());
            child.slave(old.slave());
        });
        nodes.put(place, child);
        if (board.moveCount() == 0) {
            end(child, Value.loss(child.ply()));
        } else if (rules.isDrawn(parent, move)) {
            end(child, Value.DRAW);
        }
        return child;
    }

    private static void end(EdgeNode node, float value) {
        node.learn(value, Float.NEGATIVE_INFINITY, Float.POSITIVE_INFINITY);
    }

    private Optional<EdgeNode> before(Board board, int below) {
        return last.map(tree -> tree.nodes.get(new Place(board, below - (depth - tree.depth))));
    }
}
