package damas.knowledge.engine;

/**
 * The value of a position for the side to move. Evaluations lie between -1 and 1 and a draw is 0. A proven win is worth
 * {@link #WIN} less the plies from the root to the end of the game, so it outranks every evaluation and the nearest win
 * is the best (reference/adversarial-search.md, T-21 and T-23).
 */
public final class Value {
    /** A win at the root itself, where the game is over: an upper bound that no value of a search reaches. */
    public static final float WIN = 1024;

    /** The value of a draw for both sides. */
    public static final float DRAW = 0;

    private Value() {}

    /** The value of a position this number of plies below the root whose side to move has lost. */
    public static float loss(int ply) {
        return ply - WIN;
    }

    /** Whether a value is a win or a loss that was searched to the end of the game. */
    public static boolean isProven(float value) {
        return Math.abs(value) > 1;
    }

    /** The plies to the end of the game, of a proven value. */
    public static int plies(float value) {
        return (int) (WIN - Math.abs(value));
    }

    /** Converts a value whose plies count from the root to one whose plies count from a position below it. */
    public static float seenFromNode(float value, int ply) {
        return further(value, -ply);
    }

    /** Converts a value whose plies count from a position below the root to one whose plies count from the root. */
    public static float seenFromRoot(float value, int ply) {
        return further(value, ply);
    }

    private static float further(float value, int plies) {
        if (value > 1) {
            return value - plies;
        }
        return value < -1 ? value + plies : value;
    }
}
