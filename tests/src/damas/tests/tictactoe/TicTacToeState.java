package damas.tests.tictactoe;

import damas.knowledge.game.Position;
import damas.knowledge.game.Side;
import damas.knowledge.montecarlo.MoveTrace;
import damas.knowledge.montecarlo.PlayoutState;
import java.util.random.RandomGenerator;

/** Tic-tac-toe for play-outs, which are uniformly random: nine bits for each side. The code of a move is its cell. */
final class TicTacToeState implements PlayoutState {
    static final int CELLS = 9;

    private static final int FULL = (1 << CELLS) - 1;
    private static final int[] ROWS = {0b111, 0b111_000, 0b111_000_000, 0b1001001, 0b10010010, 0b100100100, 0b100010001,
        0b1010100};

    private final int[] open = new int[CELLS];
    private int first;
    private int second;

    TicTacToeState(Position position) {
        String cells = position.text();
        for (int cell = 0; cell < CELLS; cell++) {
            first |= cells.charAt(cell) == TicTacToePosition.mark(Side.FIRST) ? 1 << cell : 0;
            second |= cells.charAt(cell) == TicTacToePosition.mark(Side.SECOND) ? 1 << cell : 0;
        }
    }

    @Override
    public int moveCodes() {
        return CELLS;
    }

    @Override
    public void copyFrom(PlayoutState other) {
        TicTacToeState that = (TicTacToeState) other;
        first = that.first;
        second = that.second;
    }

    @Override
    public Side turn() {
        return Integer.bitCount(first) == Integer.bitCount(second) ? Side.FIRST : Side.SECOND;
    }

    @Override
    public int moves(int[] into) {
        int size = 0;
        for (int free = isOver() ? 0 : FULL & ~(first | second); free != 0; free &= free - 1) {
            into[size++] = Integer.numberOfTrailingZeros(free);
        }
        return size;
    }

    @Override
    public void play(int move) {
        if (turn() == Side.FIRST) {
            first |= 1 << move;
        } else {
            second |= 1 << move;
        }
    }

    private static boolean hasRow(int cells) {
        for (int row : ROWS) {
            if ((cells & row) == row) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean isOver() {
        return (first | second) == FULL || hasRow(first) || hasRow(second);
    }

    @Override
    public double playOut(RandomGenerator random, MoveTrace trace) {
        while (!isOver()) {
            int move = open[random.nextInt(moves(open))];
            trace.add(move, turn());
            play(move);
        }
        double result = hasRow(first) ? 1 : hasRow(second) ? 0 : 0.5;
        trace.end(result);
        return result;
    }

    @Override
    public long key() {
        return (long) first << CELLS | second;
    }

    @Override
    public int ownedPoints() {
        return CELLS;
    }

    /** A cell belongs to the side whose mark it holds. */
    @Override
    public void addOwners(double[] sums) {
        for (int cell = 0; cell < CELLS; cell++) {
            sums[cell] += (first >>> cell & 1) - (second >>> cell & 1);
        }
    }
}
