package damas.knowledge.draughts.sharing.adaba;

import damas.knowledge.draughts.search.TranspositionTable;

/**
 * The bounds of a root's value that null windows have found so far, and the next window (after A. Plaat's MTD(f),
 * 1996). The first null window is at the guess; the next ones lie further and further away on the side of the value,
 * then halfway between the bounds. When the bounds are close, the window is the whole interval between them, because
 * values are real numbers and their last digits would take many null windows.
 */
final class RootBounds {
    /** The first distance of a window from the first bound, doubled with each window. Closer bounds are close. */
    private static final float STEP = 0.01f;

    private static final long NO_MOVE = 0;
    private static final float INFINITY = Float.POSITIVE_INFINITY;

    private final int depth;
    private final float guess;
    private float least = -INFINITY;
    private float most = INFINITY;
    private float step = STEP;
    private long move = NO_MOVE;

    /**
     * @param depth the depth of the search
     * @param guess an estimate of the value; if NaN, the first window is the full one
     */
    RootBounds(int depth, float guess) {
        this.depth = depth;
        this.guess = guess;
    }

    int depth() {
        return depth;
    }

    /** Whether the value is known. */
    boolean meet() {
        return least >= most && move != NO_MOVE;
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

    /** Whether the next window has no upper end: only a win is above, or no bound and no guess is known. */
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

    /** Takes the result of a search with this window. */
    void found(float value, float alpha, float beta, long best) {
        know(value, TranspositionTable.bound(value, alpha, beta), best);
        step *= 2;
    }

    /** Takes a value that is {@link TranspositionTable#EXACT}, or a bound. */
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
