package damas.knowledge.draughts.search;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.DrawRules;
import damas.knowledge.draughts.GameInPlay;
import java.util.ArrayList;
import java.util.List;

/**
 * The game that led to the position to be searched: without it no search can see a repetition coming. An immutable
 * value.
 */
public final class History {
    private final List<Board> boards;
    private final List<DraughtsMove> moves;

    private History(List<Board> boards, List<DraughtsMove> moves) {
        this.boards = List.copyOf(boards);
        this.moves = List.copyOf(moves);
    }

    /** A game that starts here. */
    public static History of(Board board) {
        return new History(List.of(board), List.of());
    }

    /** A game as far as it has been played. */
    public static History of(GameInPlay game) {
        return new History(game.boards(), game.moves());
    }

    /** The history after one more move, a legal one; nothing is checked. */
    public History play(DraughtsMove move) {
        List<Board> longer = new ArrayList<>(boards);
        longer.add(board().play(move));
        List<DraughtsMove> played = new ArrayList<>(moves);
        played.add(move);
        return new History(longer, played);
    }

    /** Whether a draw rule ends the game now; a side without a move has lost all the same. */
    public boolean isDrawn(DrawRules rules) {
        return new Line(this, rules, 0).isDrawn();
    }

    /** The position now. */
    public Board board() {
        return boards.get(boards.size() - 1);
    }

    /** All positions, the first and the one now included. */
    public List<Board> boards() {
        return boards;
    }

    /** The moves between them. */
    public List<DraughtsMove> moves() {
        return moves;
    }
}
