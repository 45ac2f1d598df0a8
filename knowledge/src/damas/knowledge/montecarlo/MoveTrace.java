package damas.knowledge.montecarlo;

import damas.knowledge.game.Side;
import java.util.Arrays;

/** The moves of one simulated game in their order, each with its side, and the result. It grows and is reused. */
public final class MoveTrace {
    private int[] moves = new int[512];
    private boolean[] isFirst = new boolean[512];
    private int size;
    private double result;

    /** Empties the trace for the next game. */
    public void clear() {
        size = 0;
        result = 0.5;
    }

    public void add(int move, Side side) {
        if (size == moves.length) {
            moves = Arrays.copyOf(moves, 2 * size);
            isFirst = Arrays.copyOf(isFirst, 2 * size);
        }
        moves[size] = move;
        isFirst[size++] = side == Side.FIRST;
    }

    public int size() {
        return size;
    }

    public int move(int index) {
        return moves[index];
    }

    /** Whether {@link Side#FIRST} played this move. */
    public boolean isFirst(int index) {
        return isFirst[index];
    }

    /** The plain result for {@link Side#FIRST}: 1 won, 0.5 drawn, 0 lost; without any correction by score. */
    public double result() {
        return result;
    }

    public void end(double plainResult) {
        result = plainResult;
    }
}
