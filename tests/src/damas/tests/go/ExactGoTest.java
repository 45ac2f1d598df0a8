package damas.tests.go;

import static org.junit.jupiter.api.Assertions.assertEquals;

import damas.knowledge.game.Move;
import damas.knowledge.game.Side;
import damas.knowledge.go.Go;
import damas.knowledge.go.GoPosition;
import damas.tests.Slow;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A search to the end of every game on the smallest board, with superko over the whole game. */
@Slow
class ExactGoTest {
    @ParameterizedTest
    @ValueSource(strings = {"chinese size=2 komi=0", "tromp-taylor size=2 komi=0"})
    void blackWinsByOnePointOn2x2(String rules) {
        assertEquals(1, value(Go.GAME.start(rules), 0, 2));
    }

    /** Alpha-beta without a depth limit: points for the side to move, exact between alpha and beta. */
    private static double value(GoPosition position, double alpha, double beta) {
        if (position.outcome().isPresent()) {
            return position.turn() == Side.FIRST ? position.score() : -position.score();
        }
        double best = Double.NEGATIVE_INFINITY;
        for (Move move : position.moves()) {
            best = Math.max(best, -value(position.play(move), -beta, -Math.max(alpha, best)));
            if (best >= beta) {
                break;
            }
        }
        return best;
    }
}
