package damas.knowledge.draughts.search;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsMove;
import java.util.List;

/**
 * A branch of the tree that nobody has begun, for whoever has nothing to do.
 *
 * @param path the moves to it, from where the search that offers it began
 * @param above the nodes on the way, which make it useless once they are decided
 * @param node the branch's own
 */
public record Offer(List<DraughtsMove> path, List<Node> above, Node node) {
    public Offer {
        path = List.copyOf(path);
        above = List.copyOf(above);
    }

    /** A node that is to be searched to a depth, with a window of the side to move, so far below the root. */
    public record Node(Board board, int depth, float alpha, float beta, int ply) {
        /** Whether a table knows all that is wanted of it. */
        public boolean isDecided(TranspositionTable table) {
            return table.knows(board, depth, alpha, beta, ply);
        }
    }

    /** Whether nobody need search it any more. */
    public boolean isVoid(TranspositionTable table) {
        return node.isDecided(table) || above.stream().anyMatch(one -> one.isDecided(table));
    }

    /** Whether somebody of this place searches it. */
    public boolean isBegun(TranspositionTable table) {
        return table.claims().isClaimedHere(node.board.key(), node.depth);
    }

    /** Leaves it to another place until then. */
    public void lend(TranspositionTable table, long end) {
        table.claims().claimElsewhere(node.board.key(), node.depth, end);
    }

    /** Takes it back. */
    public void regain(TranspositionTable table) {
        lend(table, Long.MIN_VALUE);
    }
}
