package damas.containers.cli;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Colour;
import damas.knowledge.draughts.Squares;
import damas.knowledge.game.Side;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Map;
import javax.imageio.ImageIO;

/** A picture of several boards, each with a title: square 1 is at the top, where Black begins. */
final class BoardSheet {
    private static final int SQUARE = 20;
    private static final int BOARD = 8 * SQUARE;
    private static final int GAP = 24;
    private static final int COLUMNS = 5;

    private BoardSheet() {}

    /** The picture as PNG. */
    static byte[] png(Map<String, Board> boards) throws IOException {
        int columns = Math.min(COLUMNS, boards.size());
        int rows = (boards.size() + COLUMNS - 1) / COLUMNS;
        BufferedImage sheet = new BufferedImage(
                GAP + columns * (BOARD + GAP), GAP + rows * (BOARD + 2 * GAP), BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = sheet.createGraphics();
        pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        pen.setColor(Color.WHITE);
        pen.fillRect(0, 0, sheet.getWidth(), sheet.getHeight());
        int place = 0;
        for (Map.Entry<String, Board> entry : boards.entrySet()) {
            int left = GAP + place % COLUMNS * (BOARD + GAP);
            int top = GAP + place / COLUMNS * (BOARD + 2 * GAP);
            draw(pen, entry.getValue(), left, top);
            pen.setColor(Color.BLACK);
            pen.drawString(entry.getKey(), left, top + BOARD + GAP * 2 / 3);
            place++;
        }
        pen.dispose();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageIO.write(sheet, "png", bytes);
        return bytes.toByteArray();
    }

    private static void draw(Graphics2D pen, Board board, int left, int top) {
        pen.setColor(new Color(240, 220, 180));
        pen.fillRect(left, top, BOARD, BOARD);
        for (int square = 1; square <= Squares.COUNT; square++) {
            int row = (square - 1) / 4;
            int x = left + SQUARE * ((square - 1) % 4 * 2 + (row + 1) % 2);
            int y = top + SQUARE * row;
            pen.setColor(new Color(120, 150, 100));
            pen.fillRect(x, y, SQUARE, SQUARE);
            long bit = Squares.of(square);
            for (Side side : Side.values()) {
                if ((board.pieces(side) & bit) != 0) {
                    piece(pen, side, (board.kings() & bit) != 0, x, y);
                }
            }
        }
    }

    private static void piece(Graphics2D pen, Side side, boolean king, int x, int y) {
        pen.setColor(side == Colour.BLACK ? new Color(40, 40, 40) : Color.WHITE);
        pen.fillOval(x + 2, y + 2, SQUARE - 4, SQUARE - 4);
        if (king) {
            pen.setColor(new Color(220, 60, 40));
            pen.fillOval(x + 7, y + 7, SQUARE - 14, SQUARE - 14);
        }
    }
}
