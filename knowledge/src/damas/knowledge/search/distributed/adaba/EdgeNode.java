package damas.knowledge.search.distributed.adaba;

import damas.knowledge.game.Board;
import damas.knowledge.game.Move;
import damas.knowledge.search.distributed.BranchResult;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/**
 * A position in the master's tree, at one depth: what is proven of its value, and what is thought of it. Lines that
 * lead to the same position at the same depth share the node, so what one of them pays for serves all. Values are the
 * side to move's, wins counted from the root.
 */
final class EdgeNode {
    private static final EdgeNode[] NOT_EXPANDED = new EdgeNode[0];

    private final Board board;
    private final int ply;
    private final int depth;
    private final List<EdgeNode> parents = new ArrayList<>(2);
    private final List<Move> moves = new ArrayList<>(2);
    private EdgeNode[] children = NOT_EXPANDED;

    // the value is at least low and at most high; the estimate lies between them
    private float low = Float.NEGATIVE_INFINITY;
    private float high = Float.POSITIVE_INFINITY;
    private float estimate;

    /** The number of the task that searches this position, 0 if none. */
    private int task;

    /** The last slave that searched it: its table knows most about it. */
    private String slave = "";

    /** The best move that a slave found in it, in PDN. */
    private String best = BranchResult.NO_MOVE;

    /** What searching it has cost, in nodes; 0 if it was not searched. */
    private long cost;

    /** The move that is being tried where one should be enough: this node itself if there is none. */
    private EdgeNode tried = this;

    private int mark;

    EdgeNode(Board board, int ply, int depth, float estimate) {
        this.board = board;
        this.ply = ply;
        this.depth = depth;
        this.estimate = estimate;
    }

    Board board() {
        return board;
    }

    int ply() {
        return ply;
    }

    int depth() {
        return depth;
    }

    float low() {
        return low;
    }

    float high() {
        return high;
    }

    float estimate() {
        return estimate;
    }

    EdgeNode[] children() {
        return children;
    }

    boolean isExpanded() {
        return children.length > 0;
    }

    int task() {
        return task;
    }

    void task(int id) {
        task = id;
    }

    /**
     * The children by promise, the one being tried before all others: to change it with each new estimate would leave
     * half of the work for nothing.
     */
    EdgeNode[] byPromise(float alpha, float beta) {
        EdgeNode[] sorted = children.clone();
        EdgeNode before = tried;
        Arrays.sort(sorted, Comparator.comparingDouble(
                child -> child == before ? Double.NEGATIVE_INFINITY : child.estimate));
        for (EdgeNode child : sorted) {
            if (!child.isDecided(-beta, -alpha)) {
                tried = child;
                break;
            }
        }
        return sorted;
    }

    String slave() {
        return slave;
    }

    void slave(String name) {
        slave = name;
    }

    String best() {
        return best;
    }

    void best(String move) {
        best = move;
    }

    long cost() {
        return cost;
    }

    void cost(long nodes) {
        cost = nodes;
    }

    /** Whether this pass has not been here yet; now it has. */
    boolean mark(int pass) {
        boolean first = mark != pass;
        mark = pass;
        return first;
    }

    boolean isMarked(int pass) {
        return mark == pass;
    }

    /** Whether a search with this window would learn nothing more. */
    boolean isDecided(float alpha, float beta) {
        return high <= alpha || low >= beta || low == high;
    }

    /** The moves of one line from the root to this node. */
    List<Move> path() {
        List<Move> path = new ArrayList<>(ply);
        EdgeNode node = this;
        while (!node.parents.isEmpty()) {
            path.add(node.moves.get(0));
            node = node.parents.get(0);
        }
        Collections.reverse(path);
        return path;
    }

    /** The move that leads to this node from a parent. */
    Move moveFrom(EdgeNode parent) {
        return moves.get(parents.indexOf(parent));
    }

    void expand(List<Move> childMoves, EdgeNode[] childNodes) {
        children = childNodes;
        for (int i = 0; i < childNodes.length; i++) {
            childNodes[i].parents.add(this);
            childNodes[i].moves.add(childMoves.get(i));
        }
        refresh();
    }

    /** Learns that the value is this, more (at beta or above) or less (at alpha or below). */
    void learn(float value, float alpha, float beta) {
        if (value > alpha) {
            low = Math.max(low, value);
        }
        if (value < beta) {
            high = Math.min(high, value);
        }
        estimate = value;
        settle();
        parents.forEach(EdgeNode::refresh);
    }

    /** Takes over what is known of the children, and hands it on where it is news. */
    private void refresh() {
        float newLow = Float.NEGATIVE_INFINITY;
        float newHigh = Float.NEGATIVE_INFINITY;
        float newEstimate = Float.NEGATIVE_INFINITY;
        for (EdgeNode child : children) {
            newLow = Math.max(newLow, -child.high);
            newHigh = Math.max(newHigh, -child.low);
            newEstimate = Math.max(newEstimate, -child.estimate);
        }
        float oldLow = low;
        float oldHigh = high;
        float oldEstimate = estimate;
        low = Math.max(low, newLow);
        high = Math.min(high, newHigh);
        estimate = newEstimate;
        settle();
        if (low != oldLow || high != oldHigh || estimate != oldEstimate) {
            parents.forEach(EdgeNode::refresh);
        }
    }

    private void settle() {
        if (low > high) {
            // draws by rule hold on one line only: what came last stands
            high = low;
        }
        estimate = Math.max(low, Math.min(high, estimate));
    }
}
