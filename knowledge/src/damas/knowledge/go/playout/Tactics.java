package damas.knowledge.go.playout;

import damas.knowledge.go.GoBoard;
import damas.knowledge.go.GoColour;
import damas.knowledge.go.GoPoints;

/** Questions about single moves on a board: what becomes of liberties. The board may change between them. */
final class Tactics {
    private final GoBoard board;
    private final int[] directions;

    Tactics(GoBoard board) {
        this.board = board;
        int stride = board.points().stride();
        directions = new int[] {1, -1, stride, -stride};
    }

    /** The steps to the four orthogonal neighbours. */
    int[] directions() {
        return directions;
    }

    /**
     * Whether the block of a new stone would have a single liberty at most. A capture of several stones counts as more
     * liberties, which is nearly always so.
     */
    boolean isSelfAtari(int point, int colour) {
        return libertiesUpToTwo(point, colour, GoPoints.PASS) < 2;
    }

    /**
     * The liberties that the block of a new stone would have, counted up to two.
     *
     * @param except a point that does not count
     */
    private int libertiesUpToTwo(int point, int colour, int except) {
        int first = GoPoints.PASS;
        for (int direction : directions) {
            int neighbour = point + direction;
            int found = board.colour(neighbour);
            if (found == GoColour.EMPTY) {
                if (first != GoPoints.PASS && first != neighbour) {
                    return 2;
                }
                first = neighbour;
            } else if (found == colour) {
                int block = board.block(neighbour);
                if (board.liberties(block) > 2) {
                    return 2;
                }
                for (int at = board.libertyAfter(block, 0); at != GoPoints.PASS; at = board.libertyAfter(block, at)) {
                    if (at != point && at != first) {
                        if (first != GoPoints.PASS) {
                            return 2;
                        }
                        first = at;
                    }
                }
            } else if (found != GoColour.BORDER && board.liberties(board.block(neighbour)) == 1) {
                if (board.stones(board.block(neighbour)) > 1 || first != GoPoints.PASS && first != neighbour) {
                    return 2;
                }
                first = neighbour;
            }
        }
        return first == GoPoints.PASS ? 0 : 1;
    }

    /** The only liberty that the block of a new stone would have; {@link GoPoints#PASS} if there is none. */
    int libertyLeft(int point, int colour) {
        for (int direction : directions) {
            int neighbour = point + direction;
            int found = board.colour(neighbour);
            if (found == GoColour.EMPTY) {
                return neighbour;
            }
            if (found == colour) {
                int block = board.block(neighbour);
                int at = board.libertyAfter(block, 0);
                at = at == point ? board.libertyAfter(block, at) : at;
                if (at != GoPoints.PASS) {
                    return at;
                }
            }
        }
        return GoPoints.PASS;
    }

    /**
     * The number of stones of the blocks that a new stone would join, those of a block beside it twice counted twice.
     */
    int joinedStones(int point, int colour) {
        int sum = 0;
        for (int direction : directions) {
            int neighbour = point + direction;
            sum += board.colour(neighbour) == colour ? board.stones(board.block(neighbour)) : 0;
        }
        return sum;
    }

    /** Whether a new stone would take a block of the opponent to a single liberty, or capture one. */
    boolean isAtari(int point, int colour) {
        int opponent = GoColour.opponent(colour);
        for (int direction : directions) {
            int neighbour = point + direction;
            if (board.colour(neighbour) == opponent && board.liberties(board.block(neighbour)) <= 2) {
                return true;
            }
        }
        return false;
    }

    /** Whether a stone on a liberty of a block of its colour would give the block more liberties than it has. */
    boolean gainsLiberties(int block, int liberty, int colour) {
        int gain = -1;
        for (int direction : directions) {
            int neighbour = liberty + direction;
            int found = board.colour(neighbour);
            if (found == GoColour.EMPTY) {
                gain += board.isLiberty(block, neighbour) ? 0 : 1;
            } else if (found == colour && board.block(neighbour) != block) {
                gain += board.liberties(board.block(neighbour)) - 1;
            } else if (found == GoColour.opponent(colour) && board.liberties(board.block(neighbour)) == 1) {
                gain++;
            }
        }
        return gain > 0;
    }
}
