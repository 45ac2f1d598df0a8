package damas.tests.tictactoe;

import damas.knowledge.game.Ending;
import damas.knowledge.game.Move;
import damas.knowledge.game.Outcome;
import damas.knowledge.game.Position;
import damas.knowledge.game.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A board of nine cells and the moves that led to it. The side with fewer marks is to move; if neither, X is. */
final class TicTacToePosition implements Position {
    static final Ending THREE_IN_A_ROW = new Ending("THREE_IN_A_ROW", "has not stopped three in a row");
    static final Ending FULL_BOARD = new Ending("FULL_BOARD", "the board is full");

    static final char EMPTY = '.';
    private static final int[][] ROWS = {
        {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6},
    };

    private final String start;
    private final String cells;
    private final List<TicTacToeMove> played;

    private TicTacToePosition(String start, String cells, List<TicTacToeMove> played) {
        this.start = start;
        this.cells = cells;
        this.played = List.copyOf(played);
    }

    static TicTacToePosition of(String cells) {
        return new TicTacToePosition(cells, cells, List.of());
    }

    static char mark(Side side) {
        return side == Side.FIRST ? 'x' : 'o';
    }

    private static long count(String cells, char mark) {
        return cells.chars().filter(cell -> cell == mark).count();
    }

    static boolean isBalanced(String cells) {
        long difference = count(cells, 'x') - count(cells, 'o');
        return difference == 0 || difference == 1;
    }

    @Override
    public TicTacToe game() {
        return TicTacToe.GAME;
    }

    @Override
    public String ruleSet() {
        return "standard";
    }

    @Override
    public Side turn() {
        return count(cells, 'x') == count(cells, 'o') ? Side.FIRST : Side.SECOND;
    }

    @Override
    public List<TicTacToeMove> moves() {
        List<TicTacToeMove> moves = new ArrayList<>();
        for (int cell = 0; cell < cells.length() && outcome().isEmpty(); cell++) {
            if (cells.charAt(cell) == EMPTY) {
                moves.add(new TicTacToeMove(cell));
            }
        }
        return moves;
    }

    @Override
    public TicTacToePosition play(Move move) {
        if (!(move instanceof TicTacToeMove mark) || !moves().contains(mark)) {
            throw new IllegalArgumentException(move.text() + " is not legal in " + cells);
        }
        String after = cells.substring(0, mark.cell()) + mark(turn()) + cells.substring(mark.cell() + 1);
        List<TicTacToeMove> longer = new ArrayList<>(played);
        longer.add(mark);
        return new TicTacToePosition(start, after, longer);
    }

    @Override
    public Optional<Outcome> outcome() {
        for (Side side : Side.values()) {
            if (hasRow(side)) {
                return Optional.of(Outcome.lost(side.opponent(), THREE_IN_A_ROW));
            }
        }
        return cells.indexOf(EMPTY) < 0 ? Optional.of(Outcome.drawn(FULL_BOARD)) : Optional.empty();
    }

    private boolean hasRow(Side side) {
        for (int[] row : ROWS) {
            boolean full = true;
            for (int cell : row) {
                full &= cells.charAt(cell) == mark(side);
            }
            if (full) {
                return true;
            }
        }
        return false;
    }

    /** The cells as a number to the base 3: the marks determine the side to move. */
    @Override
    public long key() {
        long key = 0;
        for (char cell : cells.toCharArray()) {
            key = 3 * key + ".xo".indexOf(cell);
        }
        return key;
    }

    @Override
    public TicTacToePosition start() {
        return of(start);
    }

    @Override
    public List<TicTacToeMove> played() {
        return played;
    }

    /** The nine cells, row by row from a1: {@code x...o....}. */
    @Override
    public String text() {
        return cells;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TicTacToePosition that && start.equals(that.start) && played.equals(that.played);
    }

    @Override
    public int hashCode() {
        return 31 * start.hashCode() + played.hashCode();
    }

    @Override
    public String toString() {
        return cells;
    }
}
