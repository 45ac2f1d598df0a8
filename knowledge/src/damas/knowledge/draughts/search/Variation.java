package damas.knowledge.draughts.search;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsMove;
import java.util.ArrayList;
import java.util.List;

/** The best line found so far below each node of the line that is being searched. */
public final class Variation {
    private final long[][] moves;
    private final int[] lengths;

    /**
     * @param plies the most plies that a line can have
     */
    Variation(int plies) {
        moves = new long[plies + 1][];
        for (int ply = 0; ply <= plies; ply++) {
            moves[ply] = new long[plies - ply];
        }
        lengths = new int[plies + 1];
    }

    /** The most plies of a line in a search of this depth: each ply beyond it captures, and a piece is left. */
    static int longest(int depth) {
        return depth + 2 * Board.MAX_PIECES - 1;
    }

    /** Empties the line of the node at this number of plies below the root. */
    public void clear(int ply) {
        lengths[ply] = 0;
    }

    /** The best line of a node is now this move and what its child found best. */
    public void extend(int ply, long move) {
        int rest = lengths[ply + 1];
        moves[ply][0] = move;
        System.arraycopy(moves[ply + 1], 0, moves[ply], 1, rest);
        lengths[ply] = rest + 1;
    }

    /** The best line of the root. */
    public List<DraughtsMove> moves() {
        List<DraughtsMove> line = new ArrayList<>(lengths[0]);
        for (int i = 0; i < lengths[0]; i++) {
            line.add(new DraughtsMove(moves[0][i]));
        }
        return line;
    }
}
