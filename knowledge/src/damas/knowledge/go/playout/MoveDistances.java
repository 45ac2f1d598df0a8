package damas.knowledge.go.playout;

import damas.knowledge.go.GoBoard;
import damas.knowledge.go.GoColour;
import damas.knowledge.go.GoPoints;
import java.util.Arrays;

/**
 * Distances of points from a move, up to three, where the stones of a block count as one point (the common fate graph
 * of T. Graepel, M. Goutrié, M. Krüger and R. Herbrich, "Learning on graphs in the game of Go", 2001).
 */
final class MoveDistances {
    /** The distance of all points that are farther than {@link #MOST}. */
    static final int FAR = 4;

    private static final int MOST = 3;

    private final int[] distances;
    private final int[] queue;
    private final int[] directions;
    private int end;

    MoveDistances(GoPoints points) {
        distances = new int[points.length()];
        queue = new int[points.length()];
        directions = new int[] {1, -1, points.stride(), -points.stride()};
    }

    /** Finds the distances of all points from a point of a board. */
    void find(GoBoard board, int from) {
        Arrays.fill(distances, FAR);
        end = 0;
        reach(board, from, 0);
        for (int done = 0; done < end; done++) {
            int point = queue[done];
            int next = distances[point] + 1;
            if (next <= MOST) {
                for (int direction : directions) {
                    int neighbour = point + direction;
                    if (board.colour(neighbour) != GoColour.BORDER && distances[neighbour] == FAR) {
                        reach(board, neighbour, next);
                    }
                }
            }
        }
    }

    /** Adds a point at a distance, and if it is a stone, its whole block. */
    private void reach(GoBoard board, int start, int distance) {
        boolean isStone = board.colour(start) != GoColour.EMPTY;
        int at = start;
        do {
            distances[at] = distance;
            queue[end++] = at;
            at = isStone ? board.next(at) : start;
        } while (at != start);
    }

    /** The distance of a point: 0 for the move itself, {@link #FAR} for more than three. */
    int of(int point) {
        return distances[point];
    }
}
