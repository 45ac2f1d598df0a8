package damas.knowledge.go;

import java.util.ArrayList;
import java.util.List;

/** The points of a fixed handicap, as GTP 2 defines them (section 4.1.1). */
public final class GoHandicap {
    private static final int LEAST_SIZE = 7;
    private static final int LEAST_SIZE_OF_FIVE = 9;
    private static final int LEAST_SIZE_OF_FOURTH_LINE = 13;

    private GoHandicap() {}

    /** The greatest fixed handicap of a board; 0 where there is none. */
    public static int most(int size) {
        if (size < LEAST_SIZE) {
            return 0;
        }
        return size % 2 == 1 && size >= LEAST_SIZE_OF_FIVE ? 9 : 4;
    }

    /**
     * The points of a number of stones, in GTP's order.
     *
     * @throws IllegalArgumentException if a board of this size has no such fixed handicap
     */
    public static List<GoMove> points(int size, int stones) {
        if (stones < 2 || stones > most(size)) {
            throw new IllegalArgumentException("a board of size " + size + " has no fixed handicap of " + stones);
        }
        int low = size < LEAST_SIZE_OF_FOURTH_LINE ? 2 : 3;
        int high = size - 1 - low;
        int middle = size / 2;
        List<GoMove> points = new ArrayList<>(List.of(
                new GoMove(low, low), new GoMove(high, high), new GoMove(low, high), new GoMove(high, low),
                new GoMove(low, middle), new GoMove(high, middle), new GoMove(middle, low), new GoMove(middle, high)));
        if (stones > 4 && stones % 2 == 1) {
            return List.copyOf(with(points.subList(0, stones - 1), new GoMove(middle, middle)));
        }
        return List.copyOf(points.subList(0, stones));
    }

    private static List<GoMove> with(List<GoMove> points, GoMove centre) {
        List<GoMove> more = new ArrayList<>(points);
        more.add(centre);
        return more;
    }
}
