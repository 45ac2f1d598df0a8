package damas.knowledge.draughts.evaluation;

import damas.knowledge.draughts.Squares;

/**
 * The parts of the board that the features name, as the agent sees them: its own side is Black's, squares 1 to 12.
 *
 * <p>No paper lists them; they are taken from A. L. Samuel, "Some studies in machine learning using the game of
 * checkers", 1959, appendix C, which all papers follow. Samuel numbers the squares by the 36 bits of {@link Squares}
 * (his 11 is our 10), and NeuroDraughts translates him as we do.
 */
final class Areas {
    /** The eight squares of the centre. */
    static final long CENTRE = Squares.of(10, 11, 14, 15, 18, 19, 22, 23);

    /** The double diagonal: the two long files that end in the double corners, 1 with 5 and 28 with 32. */
    static final long DOUBLE_DIAGONAL = Squares.of(1, 6, 10, 15, 19, 24, 28, 5, 9, 14, 18, 23, 27, 32);

    /** The squares beside the double diagonal. */
    static final long ONE_REMOVED = Squares.of(2, 7, 11, 16, 20, 13, 17, 22, 26, 31);

    /** The squares one further; beyond them are only the single corners, 4 and 29. */
    static final long TWO_REMOVED = Squares.of(3, 8, 12, 21, 25, 30);

    /** The four ends of the double diagonal. */
    static final long DOUBLE_CORNERS = Squares.of(1, 5, 28, 32);

    /** The two squares that keep the agent's back row closed. */
    static final long BRIDGE = Squares.of(1, 3);

    /** The bridge of the opponent. */
    static final long OPPONENT_BRIDGE = Squares.of(30, 32);

    /** Rows are counted from the agent's side: its men start on rows 1 to 3. */
    static final long ROWS_3_AND_4 = Squares.range(9, 16);

    static final long ROWS_5_AND_6 = Squares.range(17, 24);

    private Areas() {}
}
