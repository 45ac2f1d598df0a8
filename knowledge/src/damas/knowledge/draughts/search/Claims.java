package damas.knowledge.draughts.search;

import java.nio.LongBuffer;

/**
 * The positions that somebody is searching right now, for those who search the same tree and would rather begin
 * elsewhere. A claim may get lost when two fall on one slot, and one from another place ends by itself unless it is
 * renewed: then work is done twice, or a little later, and no value changes.
 */
final class Claims {
    private static final int SLOTS = 1 << 15;
    private static final long FREE = 0;

    // where things begin in the memory
    private static final int HERE = 0;
    private static final int ELSEWHERE = SLOTS;
    private static final int ENDS = 2 * SLOTS;

    /** How many words of memory claims take. */
    static final int WORDS = 3 * SLOTS;

    private final LongBuffer words;

    /**
     * @param words the memory of the place, of which claims take the first {@link #WORDS}
     */
    Claims(LongBuffer words) {
        this.words = words;
    }

    /** Somebody of this place has begun to search a position to this depth. */
    void claim(long key, int depth) {
        long claim = claim64(key, depth);
        words.put(HERE + slot(claim), claim);
    }

    void release(long key, int depth) {
        long claim = claim64(key, depth);
        if (words.get(HERE + slot(claim)) == claim) {
            words.put(HERE + slot(claim), FREE);
        }
    }

    /** Somebody of another place has begun, or goes on. */
    void claimElsewhere(long key, int depth, long end) {
        long claim = claim64(key, depth);
        words.put(ELSEWHERE + slot(claim), claim);
        words.put(ENDS + slot(claim), end);
    }

    boolean isClaimedHere(long key, int depth) {
        long claim = claim64(key, depth);
        return words.get(HERE + slot(claim)) == claim;
    }

    boolean isClaimedElsewhere(long key, int depth, long now) {
        long claim = claim64(key, depth);
        return words.get(ELSEWHERE + slot(claim)) == claim && words.get(ENDS + slot(claim)) > now;
    }

    private static long claim64(long key, int depth) {
        return (key + depth) * 0x9E3779B97F4A7C15L;
    }

    private static int slot(long claim) {
        return (int) (claim >>> 32) & SLOTS - 1;
    }
}
