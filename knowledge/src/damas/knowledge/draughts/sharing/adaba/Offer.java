package damas.knowledge.draughts.sharing.adaba;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.search.TranspositionTable;
import java.util.List;

/**
 * A branch of the tree whose search has not begun, offered to hosts without work.
 *
 * @param path the moves to it, from the root of the search that offers it
 * @param above the nodes on the way, which make it useless once they are decided
 * @param node the branch's own
 */
public record Offer(List<DraughtsMove> path, List<Node> above, Node node) {
    public Offer {
        path = List.copyOf(path);
        above = List.copyOf(above);
    }

    /** A node with the depth and the window of its search; the window is that of the side to move. */
    public record Node(Board board, int depth, float alpha, float beta, int ply) {
        /** Whether a table decides its value within the window. */
        public boolean isDecided(TranspositionTable table) {
            return table.knows(board, depth, alpha, beta, ply);
        }
    }

    /** Whether the search of this branch is obsolete. */
    public boolean isVoid(TranspositionTable table) {
        return node.isDecided(table) || above.stream().anyMatch(one -> one.isDecided(table));
    }

    /** Whether a search of this host is searching it. */
    public boolean isBegun(TranspositionTable table) {
        return table.claims().isClaimedHere(node.board.key(), node.depth);
    }

    /** Leaves it to another host until {@code end}. */
    public void lend(TranspositionTable table, long end) {
        table.claims().claimElsewhere(node.board.key(), node.depth, end);
    }

    /** Takes it back. */
    public void regain(TranspositionTable table) {
        lend(table, Long.MIN_VALUE);
    }
}
