package damas.knowledge.draughts;

/**
 * When a game is drawn. Each limit can be {@link #NEVER}.
 *
 * @param occurrences a position that comes up so often, with the same side to move, draws
 * @param quietMoves so many moves by each side without a capture or a man's move draw
 * @param shuttles so many plays in a row by each side that only go to and fro draw: each repeats the side's last but
 *     one
 * @param moves a game of more than so many moves by each side is drawn
 */
public record DrawRules(int occurrences, int quietMoves, int shuttles, int moves) {
    /** The limit that is never reached. */
    public static final int NEVER = Integer.MAX_VALUE;

    /** Third occurrence, or 40 moves by each side without progress. */
    public static final DrawRules ENGLISH = new DrawRules(3, 40, NEVER, NEVER);

    /**
     * The papers' rules: "the same moves in their last 5 plays", or more than 100 moves (reference/mp-draughts.md 1.3).
     * They leave open what exactly is meant; here a play is the same as the one before last of its side, since none can
     * be the same as the last, and moves are counted for each side from the record's first position on.
     */
    public static final DrawRules PAPERS = new DrawRules(NEVER, NEVER, 5, 100);

    /** No draw but by agreement. */
    public static final DrawRules NONE = new DrawRules(NEVER, NEVER, NEVER, NEVER);

    public DrawRules {
        if (occurrences < 2 || quietMoves < 1 || shuttles < 3 || moves < 1) {
            throw new IllegalArgumentException(
                    "draw rules need 2 occurrences, 1 quiet move, 3 shuttles and 1 move or more");
        }
    }
}
