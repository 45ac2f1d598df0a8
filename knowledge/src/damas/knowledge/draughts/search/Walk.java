package damas.knowledge.draughts.search;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.DrawJudge;
import damas.knowledge.draughts.DrawRules;

/**
 * The mutable position of one search thread: the board that is being searched, and the moves from the first position of
 * the game to it, which decide about draws. A search plays a move with {@link #push} and takes it back with {@link
 * #pop}; an {@link Evaluator} reads the board.
 *
 * <p>Boards are immutable values, so {@code pop} gives back the very board that was there before.
 */
public final class Walk {
    private final DrawJudge judge;

    /** The boards since the walk began, by the number of moves pushed. */
    private final Board[] boards;

    private Board board;
    private int length;

    /**
     * Begins at the end of the game so far.
     *
     * @param depth the depth of the search, in plies from there on; captures may lead further
     */
    public Walk(DraughtsPosition position, DrawRules rules, int depth) {
        judge = new DrawJudge(position, rules, Variation.longest(depth));
        boards = new Board[Variation.longest(depth) + 1];
        board = position.board();
        boards[0] = board;
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

    /** Plays a legal move; nothing is checked. */
    public void push(long move) {
        push(move, board.play(move));
    }

    /** Plays a move that leads to a board which the search knows already. */
    void push(long move, Board next) {
        judge.push(board, move, next);
        board = next;
        boards[++length] = next;
    }

    /** Takes the last move back. */
    public void pop() {
        judge.pop();
        board = boards[--length];
    }

    /** Whether a draw rule ends the game here; a side without a move has lost all the same. */
    boolean isDrawn() {
        return judge.isDrawn();
    }
}
