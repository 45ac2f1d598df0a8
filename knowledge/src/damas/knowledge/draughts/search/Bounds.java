package damas.knowledge.draughts.search;

/**
 * What null windows have found of a root so far, and which window comes next (after A. Plaat's MTD(f), 1996): at the
 * guess, then further and further away on the side where the value must be, then halfway between the bounds. When these
 * are close, the window is all that is between them: values are reals, and the last digits would take many searches.
 */
final class Bounds {
    /** How far from the first bound the next window is, each time twice as far; bounds that are nearer are close. */
    private static final float STEP = 0.01f;

    private static final float INFINITY = Float.POSITIVE_INFINITY;

    private final int depth;
    private final float guess;
    private float least = -INFINITY;
    private float most = INFINITY;
    private float step = STEP;
    private long move = AlphaBeta.NO_MOVE;

    /**
     * @param depth the depth of the search that they are for
     * @param guess what the root may be worth; not a number if nobody knows, and then the first window is all there is
     */
    Bounds(int depth, float guess) {
        this.depth = depth;
        this.guess = guess;
    }

    int depth() {
        return depth;
    }

    /** Whether the value is known. */
    boolean meet() {
        return least >= most && move != AlphaBeta.NO_MOVE;
    }

    /** The value, when the bounds meet. */
    float value() {
        return least;
    }

    /** The best move, when the bounds meet. */
    long move() {
        return move;
    }

    /** The lower end of the next window. */
    float alpha() {
        if (isOpenBelow()) {
            return -INFINITY;
        }
        return isOpenAbove() || isClose() ? Math.min(least, Math.nextDown(most)) : Math.nextDown(target());
    }

    /** The upper end of the next window. */
    float beta() {
        if (isOpenAbove()) {
            return INFINITY;
        }
        return isOpenBelow() || isClose() ? Math.nextUp(most) : target();
    }

    private boolean isClose() {
        return most - least < STEP;
    }

    /** Whether only a win is left above, or nothing is known. */
    private boolean isOpenAbove() {
        return most == INFINITY && (least == -INFINITY ? Float.isNaN(guess) : least + step > 1);
    }

    private boolean isOpenBelow() {
        return least == -INFINITY && (most == INFINITY ? Float.isNaN(guess) : most - step < -1);
    }

    private float target() {
        if (least == -INFINITY) {
            return most == INFINITY ? guess : most - step;
        }
        return most == INFINITY ? least + step : Math.min(least + step, least + (most - least) / 2);
    }

    /** What a search with this window has found. */
    void found(float value, float alpha, float beta, long best) {
        know(value, TranspositionTable.bound(value, alpha, beta), best);
        step *= 2;
    }

    /** What is known of the value: {@link TranspositionTable#EXACT}, or a bound. */
    void know(float value, int bound, long best) {
        if (bound != TranspositionTable.AT_LEAST) {
            most = Math.min(most, value);
        }
        if (bound != TranspositionTable.AT_MOST && value >= least) {
            least = value;
            move = best;
        }
    }
}
