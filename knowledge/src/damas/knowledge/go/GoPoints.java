package damas.knowledge.go;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * The points of a board of one size as indices of one array with a border, so that neighbours need no test for the
 * edge. A row has one border point before its first point, which also ends the row below it; a row of border points
 * is below and above the board. Index 0 is a border point and means a pass.
 *
 * <p>Also holds the words of the Zobrist keys. They come from a fixed seed, so that keys mean the same in every
 * process.
 */
public final class GoPoints {
    public static final int SMALLEST = 2;
    public static final int LARGEST = 19;

    /** The index that means a pass. */
    public static final int PASS = 0;

    /** The word of White to move. */
    public static final long WHITE_TO_MOVE;

    private static final long SEED = 0x476f44616d6173L;
    private static final GoPoints[] BY_SIZE = new GoPoints[LARGEST + 1];

    static {
        SplittableRandom random = new SplittableRandom(SEED);
        WHITE_TO_MOVE = random.nextLong();
        for (int size = SMALLEST; size <= LARGEST; size++) {
            BY_SIZE[size] = new GoPoints(size, random.split());
        }
    }

    private final int size;
    private final int[] all;
    private final long emptyKey;
    private final long[] words;

    private GoPoints(int size, SplittableRandom random) {
        this.size = size;
        all = new int[size * size];
        for (int i = 0; i < all.length; i++) {
            all[i] = at(i % size, i / size);
        }
        emptyKey = random.nextLong();
        words = random.longs(3L * length()).toArray();
    }

    /** The points of a board of this size, from 2 to 19. */
    public static GoPoints of(int size) {
        return BY_SIZE[size];
    }

    public int size() {
        return size;
    }

    /** The length of an array that is indexed by points. */
    public int length() {
        return (size + 1) * (size + 2) + 1;
    }

    /** The distance of two points that are above each other. */
    public int stride() {
        return size + 1;
    }

    /** The point of a column and a row, both from 0; column 0 is the left one and row 0 the lowest. */
    public int at(int column, int row) {
        return (row + 1) * (size + 1) + column + 1;
    }

    public int column(int point) {
        return point % (size + 1) - 1;
    }

    public int row(int point) {
        return point / (size + 1) - 1;
    }

    /** The number of points on the board. */
    public int count() {
        return all.length;
    }

    /** A point of the board: row by row from the lowest, each from left to right. */
    public int point(int index) {
        return all[index];
    }

    /** All points of the board in this order. */
    public IntStream all() {
        return Arrays.stream(all);
    }

    /** The key of the empty board; boards of different sizes have different keys. */
    long emptyKey() {
        return emptyKey;
    }

    /** The words of both colours: that of a colour at a point has the index {@code colour * length() + point}. */
    long[] words() {
        return words;
    }
}
