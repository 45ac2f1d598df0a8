package damas.knowledge.draughts.search;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.DrawJudge;
import damas.knowledge.draughts.DrawRules;

/**
 * The mutable position of one search thread: the board that is being searched, and the moves from the first position of
 * the game to it, which decide about draws. The search moves the board and tells the judge; an {@link Evaluator} reads
 * the board.
 *
 * <p>Boards are immutable values and the search holds those of its line in local variables, so {@code pop} is given the
 * board before the move.
 */
public final class Walk {
    private final DrawJudge judge;

    private Board board;
    private int length;

    /**
     * Begins at the end of the game so far.
     *
     * @param depth the depth of the search, in plies from there on; captures may lead further
     */
    public Walk(DraughtsPosition position, DrawRules rules, int depth) {
        judge = new DrawJudge(position, rules, Variation.longest(depth));
        board = position.board();
    }

    /** A walk without a game before it and without draws by rule. */
    public static Walk from(Board board, int depth) {
        return new Walk(DraughtsPosition.of(board), DrawRules.NONE, depth);
    }

    /** The position now. */
    public Board board() {
        return board;
    }

    /** The number of moves that were pushed and not popped. */
    public int length() {
        return length;
    }

    /** Goes on to the board after one more move; the search tells the judge itself. */
    void push(Board next) {
        board = next;
        length++;
    }

    /** Goes back to the board before the last move. */
    void pop(Board before) {
        board = before;
        length--;
    }

    /** Sets the board for an evaluator that does not follow. */
    void at(Board now) {
        board = now;
    }

    /** The judge of the line that led here. */
    DrawJudge judge() {
        return judge;
    }
}
