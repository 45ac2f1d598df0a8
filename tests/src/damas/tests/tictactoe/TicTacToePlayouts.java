package damas.tests.tictactoe;

import damas.knowledge.game.Move;
import damas.knowledge.game.Position;
import damas.knowledge.montecarlo.PlayoutGame;
import damas.knowledge.montecarlo.PlayoutState;
import damas.knowledge.montecarlo.PriorKnowledge;

/** Tic-tac-toe for tree search by play-outs. Its prior knowledge prefers the middle to corners, and those to edges. */
public final class TicTacToePlayouts implements PlayoutGame {
    public static final float MIDDLE = 0.75f;
    public static final float CORNER = 0.5f;
    public static final float EDGE = 0.25f;

    /** The number of simulations that a prior stands for. */
    public static final float COUNT = 2;

    @Override
    public PlayoutState state(Position position) {
        return new TicTacToeState(position);
    }

    /** The prior value of a cell. */
    public static float prior(int cell) {
        if (cell == 4) {
            return MIDDLE;
        }
        return cell % 2 == 0 ? CORNER : EDGE;
    }

    @Override
    public PriorKnowledge prior() {
        return (at, moves, size, values, counts) -> {
            for (int i = 0; i < size; i++) {
                values[i] = prior(moves[i]);
                counts[i] = COUNT;
            }
        };
    }

    @Override
    public int code(Position position, Move move) {
        return ((TicTacToeMove) move).cell();
    }

    @Override
    public Move move(Position position, int code) {
        return new TicTacToeMove(code);
    }
}
