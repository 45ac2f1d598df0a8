package damas.knowledge.go;

import damas.knowledge.game.Side;

/** What a point of a board holds, as a number from 0 to 3. Black moves first. */
public final class GoColour {
    public static final int EMPTY = 0;
    public static final int BLACK = 1;
    public static final int WHITE = 2;

    /** Outside of the board. */
    public static final int BORDER = 3;

    private GoColour() {}

    public static int opponent(int colour) {
        return BLACK + WHITE - colour;
    }

    public static int of(Side side) {
        return side == Side.FIRST ? BLACK : WHITE;
    }

    public static Side side(int colour) {
        return colour == BLACK ? Side.FIRST : Side.SECOND;
    }

    /** The name of a side: {@code Black}. */
    public static String name(Side side) {
        return side == Side.FIRST ? "Black" : "White";
    }
}
