package damas.knowledge.draughts.search;

import java.nio.LongBuffer;

/**
 * The positions under search right now, so that searches of one tree begin with different positions. A claim is
 * advisory: it is lost if two claims have one slot, and a claim of another host ends by itself unless it is renewed.
 * Then work is done twice or later, and no value changes.
 */
public final class Claims {
    private static final int SLOTS = 1 << 15;
    private static final long FREE = 0;

    // offsets in the memory
    private static final int HERE = 0;
    private static final int ELSEWHERE = SLOTS;
    private static final int ENDS = 2 * SLOTS;

    /** The number of words of memory that claims take. */
    static final int WORDS = 3 * SLOTS;

    private final LongBuffer words;

    /**
     * @param words the memory of the host, of which claims take the first {@link #WORDS}
     */
    Claims(LongBuffer words) {
        this.words = words;
    }

    /** Claims a position for a search of this depth on this host. */
    public void claim(long key, int depth) {
        long claim = claim64(key, depth);
        words.put(HERE + slot(claim), claim);
    }

    /** Ends a claim of this host. */
    public void release(long key, int depth) {
        long claim = claim64(key, depth);
        if (words.get(HERE + slot(claim)) == claim) {
            words.put(HERE + slot(claim), FREE);
        }
    }

    /**
     * Claims a position for another host, or renews such a claim.
     *
     * @param end the time when the claim ends, on the clock of the driver
     */
    public void claimElsewhere(long key, int depth, long end) {
        long claim = claim64(key, depth);
        words.put(ELSEWHERE + slot(claim), claim);
        words.put(ENDS + slot(claim), end);
    }

    public boolean isClaimedHere(long key, int depth) {
        long claim = claim64(key, depth);
        return words.get(HERE + slot(claim)) == claim;
    }

    public boolean isClaimedElsewhere(long key, int depth, long now) {
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
