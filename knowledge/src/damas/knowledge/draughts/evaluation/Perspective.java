package damas.knowledge.draughts.evaluation;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Colour;
import damas.knowledge.draughts.Squares;
import damas.knowledge.game.Side;

/**
 * A board as one side sees it, the agent: always from Black's chair.
 *
 * <p>The papers' features are bound to the colours, own pieces black, and no paper says how a network plays the other
 * side (reference/mp-draughts.md 15, no. 11). Here the board is turned round and the colours exchanged when the agent
 * is White, as {@link Board#mirrored()} does, on the bare bitboards. (NeuroDraughts mirrors too.) Whose turn it is
 * makes no difference to any feature. One object is looked through again and again; it is not for two threads.
 */
public final class Perspective {
    long own;
    long ownMen;
    long ownKings;
    long opponent;
    long opponentMen;
    long opponentKings;
    long empty;

    /** Looks at a board from the agent's side. */
    public void see(Board board, Side agent) {
        if (agent == Colour.BLACK) {
            see(board.black(), board.white(), board.kings());
        } else {
            see(Squares.rotated(board.white()), Squares.rotated(board.black()), Squares.rotated(board.kings()));
        }
    }

    private void see(long black, long white, long kings) {
        own = black;
        ownMen = black & ~kings;
        ownKings = black & kings;
        opponent = white;
        opponentMen = white & ~kings;
        opponentKings = white & kings;
        empty = Squares.BOARD & ~(black | white);
    }

    // ---- a whole set of squares moved one step; what leaves the board meets no square ----

    private static long forward(long set) {
        return set << 4 | set << 5;
    }

    private static long backward(long set) {
        return set >>> 4 | set >>> 5;
    }

    // ---- what features ask ----

    /** The empty squares to which a piece of the opponent can step, captures or not. */
    long opponentSteps() {
        return (backward(opponent) | forward(opponentKings)) & empty;
    }

    /** The squares between two empty squares on a diagonal; none at the edge. */
    long betweenEmpty() {
        return empty << 4 & empty >>> 4 | empty << 5 & empty >>> 5;
    }

    /** By how much the agent is ahead with two for a man and three for a king. */
    int material() {
        return 2 * (Long.bitCount(own) - Long.bitCount(opponent))
                + Long.bitCount(ownKings)
                - Long.bitCount(opponentKings);
    }

    /** The agent's pieces that the opponent could take at once if it were to move. */
    long ownThreatened() {
        return own & (jumpedBackward(opponent) | jumpedForward(opponentKings));
    }

    /** The opponent's pieces that the agent could take at once if it were to move. */
    long opponentThreatened() {
        return opponent & (jumpedForward(own) | jumpedBackward(ownKings));
    }

    /**
     * The empty squares to which a piece of the agent can step so that it could then take. Its first square, now empty,
     * is not one that it could jump to, so the board before the step tells all; a man is crowned on the way.
     */
    long ownThreats() {
        long men = forward(ownMen) & empty;
        long kings = (forward(ownKings) | backward(ownKings)) & empty | men & Squares.BOTTOM_ROW;
        return men & jumpsForward(opponent) | kings & (jumpsForward(opponent) | jumpsBackward(opponent));
    }

    /** The same for the opponent's pieces. */
    long opponentThreats() {
        long men = backward(opponentMen) & empty;
        long kings = (forward(opponentKings) | backward(opponentKings)) & empty | men & Squares.TOP_ROW;
        return men & jumpsBackward(own) | kings & (jumpsForward(own) | jumpsBackward(own));
    }

    /** The squares over which these pieces could jump forward. */
    private long jumpedForward(long pieces) {
        return pieces << 4 & empty >>> 4 | pieces << 5 & empty >>> 5;
    }

    private long jumpedBackward(long pieces) {
        return pieces >>> 4 & empty << 4 | pieces >>> 5 & empty << 5;
    }

    /** The squares from which a piece could jump forward over one of these victims. */
    private long jumpsForward(long victims) {
        return (victims & empty >>> 4) >>> 4 | (victims & empty >>> 5) >>> 5;
    }

    private long jumpsBackward(long victims) {
        return (victims & empty << 4) << 4 | (victims & empty << 5) << 5;
    }
}
