package damas.knowledge.draughts.mining.positions;

import damas.knowledge.draughts.Board;

/**
 * A position and in how many places of an archive it stood.
 *
 * @param board Black is to move: for White the board was turned round
 */
public record CountedPosition(Board board, int count) {
    public CountedPosition {
        if (count < 1) {
            throw new IllegalArgumentException("a position that is there was counted");
        }
    }
}
