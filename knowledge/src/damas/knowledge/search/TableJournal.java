package damas.knowledge.search;

import java.nio.ByteBuffer;

/**
 * What went into a {@link TranspositionTable} lately, for others who search the same tree: the entries from some depth
 * on, the oldest overwritten when there are too many.
 */
public final class TableJournal {
    /** What an entry takes: key and move of 8 bytes, check and value of 4, depth and bound of 1. */
    public static final int BYTES_PER_ENTRY = 26;

    private final long[] keys;
    private final long[] moves;
    private final int[] checks;
    private final float[] values;
    private final byte[] depths;
    private final byte[] bounds;
    private int next;
    private int size;
    private int leastDepth;

    public TableJournal(int entries, int leastDepth) {
        keys = new long[entries];
        moves = new long[entries];
        checks = new int[entries];
        values = new float[entries];
        depths = new byte[entries];
        bounds = new byte[entries];
        this.leastDepth = leastDepth;
    }

    /** The depth from which on entries are noted. */
    public int leastDepth() {
        return leastDepth;
    }

    public void leastDepth(int depth) {
        leastDepth = depth;
    }

    public int size() {
        return size;
    }

    void add(long key, int check, long move, float value, int depth, int bound) {
        keys[next] = key;
        checks[next] = check;
        moves[next] = move;
        values[next] = value;
        depths[next] = (byte) depth;
        bounds[next] = (byte) bound;
        next = next + 1 == keys.length ? 0 : next + 1;
        size = Math.min(size + 1, keys.length);
    }

    /** Takes the entries out, at most so many of the latest. */
    public byte[] drain(int most) {
        int count = Math.min(size, most);
        ByteBuffer bytes = ByteBuffer.allocate(count * BYTES_PER_ENTRY);
        for (int i = 1; i <= count; i++) {
            int slot = Math.floorMod(next - i, keys.length);
            bytes.putLong(keys[slot]).putLong(moves[slot]).putInt(checks[slot]).putFloat(values[slot]);
            bytes.put(depths[slot]).put(bounds[slot]);
        }
        size = 0;
        return bytes.array();
    }
}
