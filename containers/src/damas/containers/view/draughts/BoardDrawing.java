package damas.containers.view.draughts;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Colour;
import damas.knowledge.draughts.Squares;
import damas.knowledge.game.Side;

/**
 * Draws a board with the numbers of its squares: {@code b} and {@code w} are men, {@code B} and {@code W} kings. The
 * side that looks at it is at the bottom. The colours of the squares are in the markup of picocli.
 */
final class BoardDrawing {
    private static final int ROWS = 8;
    private static final int SQUARES_A_ROW = 4;
    private static final String LIGHT = "@|bg(187)         |@";

    private BoardDrawing() {}

    static String of(Board board, Side viewer) {
        StringBuilder drawing = new StringBuilder();
        for (int row = 0; row < ROWS; row++) {
            StringBuilder line = new StringBuilder("  ");
            for (int column = 0; column < SQUARES_A_ROW; column++) {
                int square = row * SQUARES_A_ROW + column + 1;
                String dark = dark(board, viewer == Colour.WHITE ? square : Squares.COUNT + 1 - square);
                line.append(row % 2 == 0 ? LIGHT + dark : dark + LIGHT);
            }
            drawing.append(line).append(System.lineSeparator());
        }
        return drawing.toString();
    }

    private static String dark(Board board, int square) {
        long bit = Squares.of(square);
        boolean king = (board.kings() & bit) != 0;
        String piece = "fg(66) .";
        if ((board.black() & bit) != 0) {
            piece = "bold,fg(208) " + (king ? "B" : "b");
        } else if ((board.white() & bit) != 0) {
            piece = "bold,fg(231) " + (king ? "W" : "w");
        }
        String number = " ".repeat(square < 10 ? 3 : 2) + square;
        return "@|bg(23),fg(109) " + number + " |@@|bg(23)," + piece.replace(" ", "  ") + "|@@|bg(23)  |@";
    }
}
