package damas.knowledge.go;

import static damas.knowledge.text.NotationException.quoted;

import damas.knowledge.text.NotationException;

/**
 * The text of a board and the colour to move, in the manner of FEN: {@code W:9/9/9/4B4/9/9/9/9/9}. The colour to move
 * is B or W; rows follow from the highest down, each from left to right, with B and W for stones and numbers for
 * empty points in a row.
 */
final class GoPositionText {
    private static final int LONGEST = 2000;

    private GoPositionText() {}

    static String format(GoBoard board) {
        GoPoints points = board.points();
        StringBuilder text = new StringBuilder();
        for (int row = points.size() - 1; row >= 0; row--) {
            text.append(text.length() == 0 ? letter(board.turn()) + ":" : "/");
            int gap = 0;
            for (int column = 0; column < points.size(); column++) {
                int colour = board.colour(points.at(column, row));
                if (colour == GoColour.EMPTY) {
                    gap++;
                } else {
                    text.append(gap == 0 ? "" : gap).append(letter(colour));
                    gap = 0;
                }
            }
            text.append(gap == 0 ? "" : gap);
        }
        return text.toString();
    }

    private static String letter(int colour) {
        return colour == GoColour.BLACK ? "B" : "W";
    }

    /** The size of the board of a text, by the number of its rows. */
    static int size(String text) {
        String[] rows = rows(text);
        if (rows.length < GoPoints.SMALLEST || rows.length > GoPoints.LARGEST) {
            throw wrong(text, "it has " + rows.length + " rows, where " + GoPoints.SMALLEST + " to "
                    + GoPoints.LARGEST + " are possible");
        }
        return rows.length;
    }

    private static String[] rows(String text) {
        String board = text.strip();
        if (board.length() > LONGEST || !board.matches("[BW]:[BW0-9/]+")) {
            throw wrong(text, "it needs B: or W: for the colour to move, and rows of B, W and numbers with / between");
        }
        return board.substring(2).split("/", -1);
    }

    /** Reads a board. */
    static GoBoard parse(String text, boolean allowsSuicide) {
        int size = size(text);
        GoBoard board = new GoBoard(size, allowsSuicide);
        String[] rows = rows(text);
        int stones = 0;
        for (int i = 0; i < size; i++) {
            stones += read(rows[i], size - 1 - i, board, text);
        }
        if (stones != board.points().count() - board.emptyCount()) {
            throw wrong(text, "a block has no liberty");
        }
        board.setTurn(text.strip().charAt(0) == 'B' ? GoColour.BLACK : GoColour.WHITE);
        return board;
    }

    /** Puts the stones of a row on the board. Returns their number. */
    private static int read(String cells, int row, GoBoard board, String text) {
        int size = board.points().size();
        int column = 0;
        int stones = 0;
        int gap = 0;
        for (char cell : cells.toCharArray()) {
            if (Character.isDigit(cell)) {
                gap = Math.min(10 * gap + cell - '0', GoPoints.LARGEST + 1);
                continue;
            }
            column += gap;
            gap = 0;
            if (column < size) {
                board.place(board.points().at(column, row), cell == 'B' ? GoColour.BLACK : GoColour.WHITE);
                stones++;
            }
            column++;
        }
        if (column + gap != size) {
            throw wrong(text, "row " + (row + 1) + " does not have " + size + " points");
        }
        return stones;
    }

    private static NotationException wrong(String text, String reason) {
        return new NotationException(quoted(text) + " is no position of Go: " + reason);
    }
}
