package damas.knowledge.draughts.search;

import java.nio.ByteBuffer;

/**
 * What went into a {@link TranspositionTable} lately, for those who search the same tree elsewhere: the entries from
 * some depth on. The oldest are overwritten when there are too many. Any thread may write.
 */
public final class TableJournal {
    /** What an entry takes: key and move of 8 bytes, check and value of 4, depth and bound of 1. */
    public static final int BYTES_PER_ENTRY = 26;

    /** The most that is kept until somebody reads. */
    private static final int ENTRIES = 1 << 12;

    private final long[] keys = new long[ENTRIES];
    private final long[] moves = new long[ENTRIES];
    private final int[] checks = new int[ENTRIES];
    private final float[] values = new float[ENTRIES];
    private final byte[] depths = new byte[ENTRIES];
    private final byte[] bounds = new byte[ENTRIES];
    private int next;
    private int size;
    private volatile int leastDepth = Integer.MAX_VALUE;

    /** The depth from which on entries are noted: at first none is. */
    public int leastDepth() {
        return leastDepth;
    }

    public void leastDepth(int depth) {
        leastDepth = depth;
    }

    public synchronized int size() {
        return size;
    }

    synchronized void add(long key, int check, long move, float value, int depth, int bound) {
        keys[next] = key;
        checks[next] = check;
        moves[next] = move;
        values[next] = value;
        depths[next] = (byte) depth;
        bounds[next] = (byte) bound;
        next = next + 1 == ENTRIES ? 0 : next + 1;
        size = Math.min(size + 1, ENTRIES);
    }

    /** Takes the entries out, at most so many of the latest. */
    public synchronized byte[] drain(int most) {
        int count = Math.min(size, most);
        ByteBuffer bytes = ByteBuffer.allocate(count * BYTES_PER_ENTRY);
        for (int i = count; i >= 1; i--) {
            int slot = Math.floorMod(next - i, ENTRIES);
            bytes.putLong(keys[slot]).putLong(moves[slot]).putInt(checks[slot]).putFloat(values[slot]);
            bytes.put(depths[slot]).put(bounds[slot]);
        }
        size = 0;
        return bytes.array();
    }
}
