package damas.knowledge.textbook;

import damas.knowledge.game.Move;
import damas.knowledge.game.Outcome;
import damas.knowledge.game.Position;
import damas.knowledge.game.Result;
import damas.knowledge.game.Side;

/** Minimax to the end of the game, without a depth limit and an evaluation: plays small games perfectly. */
public final class ExhaustiveSearch {
    private ExhaustiveSearch() {}

    /**
     * The first of the best moves of a position.
     *
     * @throws IllegalArgumentException if the game is over
     */
    public static Move best(Position position) {
        if (position.moves().isEmpty()) {
            throw new IllegalArgumentException("the game is over: " + position.text());
        }
        Move best = position.moves().get(0);
        int bestValue = Integer.MIN_VALUE;
        for (Move move : position.moves()) {
            int value = -value(position.play(move));
            if (value > bestValue) {
                bestValue = value;
                best = move;
            }
        }
        return best;
    }

    /** What a position is worth to the side to move if both sides play perfectly: 1 won, 0 drawn, -1 lost. */
    public static int value(Position position) {
        if (position.outcome().isPresent()) {
            return value(position.outcome().get(), position.turn());
        }
        int best = -1;
        for (Move move : position.moves()) {
            best = Math.max(best, -value(position.play(move)));
            if (best == 1) {
                break;
            }
        }
        return best;
    }

    private static int value(Outcome outcome, Side side) {
        if (outcome.result() == Result.DRAW) {
            return 0;
        }
        return outcome.result() == Result.win(side) ? 1 : -1;
    }
}
