package damas.knowledge.draughts.search;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Colour;
import damas.knowledge.game.Side;

/**
 * Counts pieces: a king is worth 1.4 men, and a board full of kings against nothing stays below 1. The scale is a power
 * of two, so every value is exact; equal material is exactly 0, and what one side has the other lacks.
 */
public final class MaterialEvaluator implements Evaluator {
    /** A man, in hundredths. */
    public static final int MAN = 100;

    /** A king, in hundredths of a man. */
    public static final int KING = 140;

    /** The hundredths that would make 1: more than {@link Board#MAX_PIECES} kings have. */
    public static final int SCALE = 2048;

    private Walk walk = Walk.from(Board.START, 0);
    private Side agent = Colour.BLACK;

    @Override
    public void open(Walk at, Side newAgent) {
        walk = at;
        agent = newAgent;
    }

    @Override
    public float value() {
        return evaluate(walk.board(), agent);
    }

    /** How good a board is for a side. */
    public static float evaluate(Board board, Side agent) {
        return (float) (hundredths(board, agent) - hundredths(board, agent.opponent())) / SCALE;
    }

    private static int hundredths(Board board, Side side) {
        return MAN * Long.bitCount(board.men(side)) + KING * Long.bitCount(board.kings(side));
    }
}
