package damas.tests.go;

import damas.knowledge.go.GoColour;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * A Go board that keeps nothing but its stones and finds blocks by flood fill whenever they are asked for: the oracle
 * for the fast board. Cells go row by row from the lowest.
 */
final class SlowGoBoard {
    private final int[][] neighbours;
    private final boolean allowsSuicide;
    private final int[] cells;
    private int turn = GoColour.BLACK;

    /** The cells before the last move, and how many stones that move captured from the opponent. */
    private int[] before;
    private int lastCapture;

    SlowGoBoard(int size, boolean allowsSuicide) {
        neighbours = neighbours(size);
        this.allowsSuicide = allowsSuicide;
        cells = new int[size * size];
        before = cells.clone();
    }

    private SlowGoBoard(SlowGoBoard other) {
        neighbours = other.neighbours;
        allowsSuicide = other.allowsSuicide;
        cells = other.cells.clone();
        turn = other.turn;
        before = other.before;
        lastCapture = other.lastCapture;
    }

    int turn() {
        return turn;
    }

    int colour(int cell) {
        return cells[cell];
    }

    /** The cells beside each cell. */
    private static int[][] neighbours(int size) {
        int[][] neighbours = new int[size * size][];
        for (int cell = 0; cell < size * size; cell++) {
            int column = cell % size;
            neighbours[cell] = IntStream.of(
                            column > 0 ? cell - 1 : -1,
                            column < size - 1 ? cell + 1 : -1,
                            cell - size,
                            cell + size < size * size ? cell + size : -1)
                    .filter(neighbour -> neighbour >= 0)
                    .toArray();
        }
        return neighbours;
    }

    /** All cells that are connected to a cell by cells of its colour, itself included. */
    int[] block(int cell) {
        boolean[] isFound = new boolean[cells.length];
        int[] found = new int[cells.length];
        int size = 0;
        isFound[cell] = true;
        found[size++] = cell;
        for (int i = 0; i < size; i++) {
            for (int neighbour : neighbours[found[i]]) {
                if (cells[neighbour] == cells[cell] && !isFound[neighbour]) {
                    isFound[neighbour] = true;
                    found[size++] = neighbour;
                }
            }
        }
        return Arrays.copyOf(found, size);
    }

    /** The cells of a colour beside a block. */
    private int[] around(int[] block, int colour) {
        boolean[] isFound = new boolean[cells.length];
        int[] found = new int[cells.length];
        int size = 0;
        for (int stone : block) {
            for (int neighbour : neighbours[stone]) {
                if (cells[neighbour] == colour && !isFound[neighbour]) {
                    isFound[neighbour] = true;
                    found[size++] = neighbour;
                }
            }
        }
        return Arrays.copyOf(found, size);
    }

    int[] liberties(int cell) {
        return around(block(cell), GoColour.EMPTY);
    }

    void pass() {
        before = cells.clone();
        lastCapture = 0;
        turn = GoColour.opponent(turn);
    }

    /** Plays and returns the number of removed stones, own ones included. */
    int play(int cell) {
        before = cells.clone();
        cells[cell] = turn;
        lastCapture = 0;
        for (int neighbour : neighbours[cell]) {
            if (cells[neighbour] == GoColour.opponent(turn)) {
                lastCapture += removeIfDead(neighbour);
            }
        }
        int removed = lastCapture + removeIfDead(cell);
        turn = GoColour.opponent(turn);
        return removed;
    }

    private int removeIfDead(int cell) {
        int[] dead = block(cell);
        if (around(dead, GoColour.EMPTY).length > 0) {
            return 0;
        }
        for (int stone : dead) {
            cells[stone] = GoColour.EMPTY;
        }
        return dead.length;
    }

    /** The board after a move, whether it is legal or not. */
    SlowGoBoard after(int cell) {
        SlowGoBoard next = new SlowGoBoard(this);
        next.play(cell);
        return next;
    }

    /** Whether a move is legal under the simple ko rule. */
    boolean isLegal(int cell) {
        if (cells[cell] != GoColour.EMPTY) {
            return false;
        }
        SlowGoBoard next = after(cell);
        boolean isKo = lastCapture == 1 && next.lastCapture == 1 && Arrays.equals(next.cells, before);
        boolean isSuicide = next.cells[cell] == GoColour.EMPTY;
        return !isKo && (allowsSuicide || !isSuicide);
    }

    /** Black's area minus White's. */
    int area() {
        int area = 0;
        boolean[] isCounted = new boolean[cells.length];
        for (int cell = 0; cell < cells.length; cell++) {
            if (!isCounted[cell]) {
                int[] region = block(cell);
                boolean isEmpty = cells[cell] == GoColour.EMPTY;
                boolean isBlack = isEmpty ? around(region, GoColour.BLACK).length > 0 : cells[cell] == GoColour.BLACK;
                boolean isWhite = isEmpty ? around(region, GoColour.WHITE).length > 0 : cells[cell] == GoColour.WHITE;
                area += region.length * ((isBlack && !isWhite ? 1 : 0) - (isWhite && !isBlack ? 1 : 0));
                for (int counted : region) {
                    isCounted[counted] = true;
                }
            }
        }
        return area;
    }

    /** The stones, one digit a cell. */
    String stones() {
        StringBuilder text = new StringBuilder();
        for (int cell : cells) {
            text.append(cell);
        }
        return text.toString();
    }
}
