package damas.knowledge.draughts;

import damas.knowledge.game.Side;

/** The sides of draughts by colour: Black starts on squares 1 to 12 and moves first. */
public final class Colour {
    public static final Side BLACK = Side.FIRST;
    public static final Side WHITE = Side.SECOND;

    private Colour() {}

    /** The sign of a man's step in bit indices: Black's men move towards higher squares, White's towards lower ones. */
    static int forward(Side side) {
        return side == BLACK ? +1 : -1;
    }

    /** The letter that FEN uses for a side. */
    public static char letter(Side side) {
        return side == BLACK ? 'B' : 'W';
    }

    /** The name of a side, for people and as a PDN tag: {@code Black}. */
    public static String name(Side side) {
        return side == BLACK ? "Black" : "White";
    }
}
