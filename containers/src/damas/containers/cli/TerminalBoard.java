package damas.containers.cli;

import damas.knowledge.game.Board;
import damas.knowledge.game.Side;
import damas.knowledge.game.Squares;
import picocli.CommandLine.Help.Ansi;

/**
 * Draws a board with the numbers of its squares: {@code b} and {@code w} are men, {@code B} and {@code W} kings. The
 * side that looks at it is at the bottom.
 */
final class TerminalBoard {
    private static final int ROWS = 8;
    private static final int SQUARES_A_ROW = 4;

    private final Side viewer;
    private final Ansi ansi;

    TerminalBoard(Side viewer, Ansi ansi) {
        this.viewer = viewer;
        this.ansi = ansi;
    }

    String draw(Board board) {
        StringBuilder drawing = new StringBuilder();
        for (int row = 0; row < ROWS; row++) {
            StringBuilder line = new StringBuilder(row % 2 == 0 ? "      " : "");
            for (int column = 0; column < SQUARES_A_ROW; column++) {
                int square = row * SQUARES_A_ROW + column + 1;
                line.append(square(board, viewer == Side.WHITE ? square : Squares.COUNT + 1 - square));
            }
            drawing.append(line.toString().stripTrailing()).append(System.lineSeparator());
        }
        return drawing.toString();
    }

    private String square(Board board, int square) {
        long bit = Squares.of(square);
        boolean king = (board.kings() & bit) != 0;
        String piece = "@|faint .|@";
        if ((board.black() & bit) != 0) {
            piece = "@|bold,red " + (king ? "B" : "b") + "|@";
        } else if ((board.white() & bit) != 0) {
            piece = "@|bold " + (king ? "W" : "w") + "|@";
        }
        return ansi.string(String.format("@|faint %4d|@ %s      ", square, piece));
    }
}
