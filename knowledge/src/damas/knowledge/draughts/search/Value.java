package damas.knowledge.draughts.search;

import damas.knowledge.draughts.Board;

/**
 * What a position is worth to the side to move. Evaluations lie between -1 and 1 and a draw is 0; a win is worth {@link
 * #WIN} less the plies from the root to it, so it outranks every evaluation and the nearest win is the best
 * (reference/adversarial-search.md, T-21 and T-23).
 */
public final class Value {
    /** A win at the root itself, where no game is; a bound that no value reaches. */
    public static final float WIN = 1024;

    /** What a draw is worth to both sides. */
    public static final float DRAW = 0;

    private Value() {}

    /** The value of a position so many plies from the root whose side to move has lost. */
    public static float loss(int ply) {
        return ply - WIN;
    }

    /** Whether a value is a win or a loss that was seen to its end. */
    public static boolean isProven(float value) {
        return Math.abs(value) > 1;
    }

    /** The plies to the end of the game, of a proven value. */
    public static int plies(float value) {
        return (int) (WIN - Math.abs(value));
    }

    /** The most plies of a line in a search of this depth: each ply beyond it captures, and a piece is left. */
    static int longestLine(int depth) {
        return depth + 2 * Board.MAX_PIECES - 1;
    }

    /** A value, counted from the root, as it looks from a position so many plies below it. */
    static float seenFromNode(float value, int ply) {
        return further(value, -ply);
    }

    /** A value, counted from a position so many plies below the root, as it looks from the root. */
    static float seenFromRoot(float value, int ply) {
        return further(value, ply);
    }

    private static float further(float value, int plies) {
        if (value > 1) {
            return value - plies;
        }
        return value < -1 ? value + plies : value;
    }
}
