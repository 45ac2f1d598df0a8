package damas.knowledge.draughts;

import damas.knowledge.game.Side;

/**
 * Where the 32 squares live in a 64-bit word: Samuel's layout.
 *
 * <p>After every second row one bit stays empty, so that a step is a shift by 4 or 5 from anywhere, a jump a shift by 8
 * or 10, and a step over the edge lands on a bit that is no square. No shift needs a mask for odd rows or edges:
 *
 * <pre>
 *      1   2   3   4           0   1   2   3
 *    5   6   7   8           4   5   6   7    [8]
 *      9  10  11  12           9  10  11  12
 *   13  14  15  16          13  14  15  16   [17]
 *     17  18  19  20    =     18  19  20  21
 *   21  22  23  24          22  23  24  25   [26]
 *     25  26  27  28          27  28  29  30
 *   29  30  31  32          31  32  33  34
 * </pre>
 *
 * <p>The square that a jump passes over has the mean of the two indices. (A. L. Samuel, "Some studies in machine
 * learning using the game of checkers", 1959, used the same 36 bits.)
 */
public final class Squares {
    /** How many squares there are: they are numbered 1 to 32. */
    public static final int COUNT = 32;

    /** One more than the highest index of a square. */
    static final int INDICES = 35;

    /** All squares. */
    public static final long BOARD = ((1L << INDICES) - 1) & ~(1L << 8 | 1L << 17 | 1L << 26);

    /** Squares 1 to 4, where White's men are crowned. */
    public static final long TOP_ROW = 0xFL;

    /** Squares 29 to 32, where Black's men are crowned. */
    public static final long BOTTOM_ROW = 0xFL << 31;

    private Squares() {}

    /** The bit index of a square 1 to 32. */
    public static int index(int square) {
        return square - 1 + (square - 1) / 8;
    }

    /** The square 1 to 32 at a bit index. */
    public static int square(int index) {
        return index + 1 - index / 9;
    }

    /** The set of the squares given by their numbers. */
    public static long of(int... squares) {
        long set = 0;
        for (int square : squares) {
            if (square < 1 || square > COUNT) {
                throw new IllegalArgumentException("there is no square " + square);
            }
            set |= 1L << index(square);
        }
        return set;
    }

    /** The squares from one number to another, both included. */
    public static long range(int first, int last) {
        long set = 0;
        for (int square = first; square <= last; square++) {
            set |= of(square);
        }
        return set;
    }

    /** The king row of a side: where its men are crowned. */
    public static long kingRow(Side side) {
        return side == Colour.BLACK ? BOTTOM_ROW : TOP_ROW;
    }

    /** The set turned by half a circle: square n becomes 33 - n. */
    public static long rotated(long set) {
        return Long.reverse(set) >>> (Long.SIZE - INDICES);
    }
}
