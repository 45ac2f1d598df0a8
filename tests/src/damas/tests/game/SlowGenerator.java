package damas.tests.game;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Colour;
import damas.knowledge.draughts.Squares;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The rules written down a second time, on an 8x8 array of characters, as slowly and obviously as possible. It shares
 * nothing with the bitboards but the meaning of a square's number.
 */
final class SlowGenerator {
    private static final int SIZE = 8;

    private final char[][] cells = new char[SIZE][SIZE];
    private final boolean blackToMove;

    SlowGenerator(Board board) {
        blackToMove = board.turn() == Colour.BLACK;
        for (int square = 1; square <= Squares.COUNT; square++) {
            long bit = Squares.of(square);
            boolean king = (board.kings() & bit) != 0;
            char piece = '.';
            if ((board.black() & bit) != 0) {
                piece = king ? 'B' : 'b';
            } else if ((board.white() & bit) != 0) {
                piece = king ? 'W' : 'w';
            }
            cells[row(square)][column(square)] = piece;
        }
    }

    /** The legal moves as PDN with the whole path. */
    List<String> moves() {
        List<String> captures = new ArrayList<>();
        List<String> steps = new ArrayList<>();
        for (int square = 1; square <= Squares.COUNT; square++) {
            int row = row(square);
            int column = column(square);
            char piece = cells[row][column];
            if (isOwn(piece)) {
                cells[row][column] = '.';
                capture(piece, row, column, String.valueOf(square), captures);
                cells[row][column] = piece;
                step(piece, row, column, steps);
            }
        }
        return captures.isEmpty() ? steps : captures;
    }

    /** The position after one of {@link #moves()}. */
    Board after(String move) {
        int[] path = Arrays.stream(move.split("[-x]")).mapToInt(Integer::parseInt).toArray();
        char[][] after = Arrays.stream(cells).map(char[]::clone).toArray(char[][]::new);
        char piece = after[row(path[0])][column(path[0])];
        after[row(path[0])][column(path[0])] = '.';
        for (int i = 1; i < path.length; i++) {
            if (move.contains("x")) {
                int middleRow = (row(path[i - 1]) + row(path[i])) / 2;
                int middleColumn = (column(path[i - 1]) + column(path[i])) / 2;
                after[middleRow][middleColumn] = '.';
            }
        }
        int last = path[path.length - 1];
        boolean crowned = row(last) == (blackToMove ? SIZE - 1 : 0);
        after[row(last)][column(last)] = crowned ? Character.toUpperCase(piece) : piece;
        return Board.of(
                blackToMove ? Colour.WHITE : Colour.BLACK,
                squares(after, "bB"),
                squares(after, "wW"),
                squares(after, "BW"));
    }

    private static long squares(char[][] cells, String pieces) {
        long set = 0;
        for (int square = 1; square <= Squares.COUNT; square++) {
            if (pieces.indexOf(cells[row(square)][column(square)]) >= 0) {
                set |= Squares.of(square);
            }
        }
        return set;
    }

    private void step(char piece, int row, int column, List<String> steps) {
        for (int down : directions(piece)) {
            for (int right : new int[] {-1, 1}) {
                if (isOnBoard(row + down, column + right) && cells[row + down][column + right] == '.') {
                    steps.add(square(row, column) + "-" + square(row + down, column + right));
                }
            }
        }
    }

    private void capture(char piece, int row, int column, String path, List<String> captures) {
        boolean goesOn = false;
        for (int down : directions(piece)) {
            for (int right : new int[] {-1, 1}) {
                int toRow = row + 2 * down;
                int toColumn = column + 2 * right;
                if (isOnBoard(toRow, toColumn) && cells[toRow][toColumn] == '.') {
                    char taken = cells[row + down][column + right];
                    if (taken != '.' && !isOwn(taken)) {
                        goesOn = true;
                        cells[row + down][column + right] = '.';
                        String longer = path + "x" + square(toRow, toColumn);
                        if (Character.isLowerCase(piece) && toRow == (blackToMove ? SIZE - 1 : 0)) {
                            captures.add(longer);
                        } else {
                            capture(piece, toRow, toColumn, longer, captures);
                        }
                        cells[row + down][column + right] = taken;
                    }
                }
            }
        }
        if (!goesOn && path.contains("x")) {
            captures.add(path);
        }
    }

    private int[] directions(char piece) {
        if (Character.isUpperCase(piece)) {
            return new int[] {-1, 1};
        }
        return new int[] {blackToMove ? 1 : -1};
    }

    private boolean isOwn(char piece) {
        return Character.toLowerCase(piece) == (blackToMove ? 'b' : 'w');
    }

    private static boolean isOnBoard(int row, int column) {
        return row >= 0 && row < SIZE && column >= 0 && column < SIZE;
    }

    /** Squares are numbered from the top left, four to a row; the first row begins with a light cell. */
    private static int row(int square) {
        return (square - 1) / 4;
    }

    private static int column(int square) {
        int row = row(square);
        return (square - 1) % 4 * 2 + (row % 2 == 0 ? 1 : 0);
    }

    private static int square(int row, int column) {
        return row * 4 + column / 2 + 1;
    }
}
