package damas.knowledge.go.playout;

/**
 * Random numbers for one play-out: a xorshift generator with a multiplied output (S. Vigna, "An experimental
 * exploration of Marsaglia's xorshift generators, scrambled", 2016), small enough to be inlined into a play-out.
 */
final class FastRandom {
    private static final long MULTIPLIER = 0x2545F4914F6CDD1DL;
    private static final long NOT_ZERO = 0x9E3779B97F4A7C15L;

    private long state = NOT_ZERO;

    void seed(long seed) {
        state = seed == 0 ? NOT_ZERO : seed;
    }

    /** A number from 0 to bound - 1. */
    int below(int bound) {
        long x = state;
        x ^= x >>> 12;
        x ^= x << 25;
        x ^= x >>> 27;
        state = x;
        return (int) ((x * MULTIPLIER >>> 32) * bound >>> 32);
    }
}
