package damas.knowledge.draughts.search;

import damas.knowledge.engine.Value;

/**
 * All fields of one entry of a {@link TranspositionTable}, as they were when the table was probed. A mutable buffer: a
 * search thread keeps one and fills it with each probe, so that a probe allocates nothing.
 */
public final class TableEntry {
    private static final int DEPTH_MASK = (1 << TranspositionTable.DEPTH_BITS) - 1;
    private static final int BOUND_MASK = (1 << TranspositionTable.BOUND_BITS) - 1;

    private long move;
    private float value;
    private int notes;

    /** Takes the words of an entry as the table stores them. */
    void set(long newMove, float newValue, int newNotes) {
        move = newMove;
        value = newValue;
        notes = newNotes;
    }

    /** The code of the best move. */
    public long move() {
        return move;
    }

    /** The value for the side to move, in a search where the position is {@code ply} plies below the root. */
    public float value(int ply) {
        return Value.seenFromRoot(value, ply);
    }

    /** The depth, in plies, of the search that found the value. */
    public int depth() {
        return notes & DEPTH_MASK;
    }

    /**
     * How the value relates to the position's own: {@link TranspositionTable#EXACT}, {@link TranspositionTable#AT_MOST}
     * or {@link TranspositionTable#AT_LEAST}.
     */
    public int bound() {
        return notes >>> TranspositionTable.DEPTH_BITS & BOUND_MASK;
    }
}
