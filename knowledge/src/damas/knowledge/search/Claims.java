package damas.knowledge.search;

/**
 * The positions that somebody is searching right now, for those who search the same tree and would rather begin
 * elsewhere. A claim may get lost when two fall on one slot, and one from another place ends by itself unless it is
 * renewed: then work is done twice, or a little later, and no value changes.
 */
final class Claims {
    /** How many nanoseconds a claim from another place is good for. */
    static final long VALIDITY = 20_000_000;

    private static final int SLOTS = 1 << 15;
    private static final long FREE = 0;

    private final long[] here = new long[SLOTS];
    private final long[] elsewhere = new long[SLOTS];
    private final long[] ends = new long[SLOTS];

    /** Somebody of this place has begun to search a position to this depth. */
    void claim(long key, int depth) {
        long claim = claim64(key, depth);
        here[slot(claim)] = claim;
    }

    void release(long key, int depth) {
        long claim = claim64(key, depth);
        if (here[slot(claim)] == claim) {
            here[slot(claim)] = FREE;
        }
    }

    /** Somebody of another place has begun, or goes on. */
    void claimElsewhere(long key, int depth, long end) {
        long claim = claim64(key, depth);
        elsewhere[slot(claim)] = claim;
        ends[slot(claim)] = end;
    }

    boolean isClaimedHere(long key, int depth) {
        long claim = claim64(key, depth);
        return here[slot(claim)] == claim;
    }

    boolean isClaimedElsewhere(long key, int depth, long now) {
        long claim = claim64(key, depth);
        return elsewhere[slot(claim)] == claim && ends[slot(claim)] > now;
    }

    private static long claim64(long key, int depth) {
        return (key + depth) * 0x9E3779B97F4A7C15L;
    }

    private static int slot(long claim) {
        return (int) (claim >>> 32) & SLOTS - 1;
    }
}
