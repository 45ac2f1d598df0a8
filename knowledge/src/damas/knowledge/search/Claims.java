package damas.knowledge.search;

/**
 * The positions that somebody is searching right now, for those who search the same tree and would rather begin
 * elsewhere. A claim may get lost when two fall on one slot, and one from another place ends by itself unless it is
 * renewed: then work is done twice, or a little later, and no value changes.
 */
final class Claims {
    /** How many nanoseconds a claim from another place is good for. */
    static final long VALIDITY = 20_000_000;

    /** The end of a claim that its owner will release. */
    static final long OPEN = Long.MAX_VALUE;

    private static final int SLOTS = 1 << 15;

    private final long[] claims = new long[SLOTS];
    private final long[] ends = new long[SLOTS];

    /** Somebody has begun to search a position to this depth. */
    void claim(long key, int depth, long end) {
        long claim = claim64(key, depth);
        int slot = slot(claim);
        if (claims[slot] != claim || ends[slot] < end) {
            claims[slot] = claim;
            ends[slot] = end;
        }
    }

    void release(long key, int depth) {
        long claim = claim64(key, depth);
        if (claims[slot(claim)] == claim) {
            ends[slot(claim)] = Long.MIN_VALUE;
        }
    }

    boolean isClaimed(long key, int depth, long now) {
        long claim = claim64(key, depth);
        return claims[slot(claim)] == claim && ends[slot(claim)] > now;
    }

    private static long claim64(long key, int depth) {
        return (key + depth) * 0x9E3779B97F4A7C15L;
    }

    private static int slot(long claim) {
        return (int) (claim >>> 32) & SLOTS - 1;
    }
}
