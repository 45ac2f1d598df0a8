package damas.knowledge.go;

/**
 * Counts areas: a side's stones, and the empty points from which only its stones are reached. Every stone is taken as
 * alive. An object keeps its arrays between counts and is not safe for threads.
 */
public final class GoArea {
    private static final int BOTH = GoColour.BLACK + GoColour.WHITE;

    private final GoPoints points;

    /** By point: the sum of the colours that own it or are reached from it; -1 while not known. */
    private final int[] owners;
    private final int[] region;

    public GoArea(int size) {
        points = GoPoints.of(size);
        owners = new int[points.length()];
        region = new int[points.count()];
    }

    /** Counts a board of this size. Returns Black's points minus White's, without komi. */
    public int count(GoBoard board) {
        int blackStones = 0;
        for (int i = 0; i < points.count(); i++) {
            int point = points.point(i);
            int colour = board.colour(point);
            owners[point] = colour == GoColour.EMPTY ? -1 : colour;
            blackStones += colour & GoColour.BLACK;
        }
        int difference = 2 * blackStones - (points.count() - board.emptyCount());
        for (int i = 0; i < board.emptyCount(); i++) {
            int point = board.empty(i);
            if (owners[point] < 0) {
                int size = fill(board, point);
                int owner = owners[point];
                difference += owner == GoColour.BLACK ? size : owner == GoColour.WHITE ? -size : 0;
            }
        }
        return difference;
    }

    /** Finds the empty region of a point and its owner. Returns the number of its points. */
    private int fill(GoBoard board, int start) {
        int size = 0;
        int reached = 0;
        region[size++] = start;
        owners[start] = 0;
        for (int done = 0; done < size; done++) {
            int point = region[done];
            for (int field = 0; field < 4; field++) {
                int neighbour = Neighbourhood.columnStep(field)
                        + Neighbourhood.rowStep(field) * points.stride() + point;
                int colour = board.colour(neighbour);
                if (colour != GoColour.EMPTY) {
                    reached |= colour == GoColour.BORDER ? 0 : colour;
                } else if (owners[neighbour] < 0) {
                    owners[neighbour] = 0;
                    region[size++] = neighbour;
                }
            }
        }
        for (int i = 0; i < size; i++) {
            owners[region[i]] = reached;
        }
        return size;
    }

    /** The colour that owns a point of the board that was counted last; {@link GoColour#EMPTY} for none or both. */
    public int owner(int point) {
        return owners[point] == BOTH ? GoColour.EMPTY : owners[point];
    }
}
