package damas.knowledge.game;

/** Black, who starts on squares 1 to 12 and moves first, or White. */
public enum Side {
    BLACK(+1),
    WHITE(-1);

    /** The sign of a man's step in bit indices: Black's men move towards higher squares, White's towards lower ones. */
    final int forward;

    Side(int forward) {
        this.forward = forward;
    }

    public Side opponent() {
        return this == BLACK ? WHITE : BLACK;
    }

    /** The letter that FEN uses for this side. */
    public char letter() {
        return this == BLACK ? 'B' : 'W';
    }

    @Override
    public String toString() {
        return this == BLACK ? "Black" : "White";
    }
}
