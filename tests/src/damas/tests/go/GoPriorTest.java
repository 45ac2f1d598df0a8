package damas.tests.go;

import static org.junit.jupiter.api.Assertions.assertEquals;

import damas.knowledge.go.Go;
import damas.knowledge.go.GoMove;
import damas.knowledge.go.GoPosition;
import damas.knowledge.go.playout.GoPlayoutGame;
import damas.knowledge.go.playout.GoPlayoutState;
import damas.knowledge.montecarlo.PriorKnowledge;
import damas.tests.Fast;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Prior knowledge of Go: Algorithm 3 and the bonus of moves near the last two. */
@Fast
class GoPriorTest {
    private static final float EXACT = 1e-6f;

    /** The value and the count of a move. */
    private static float[] prior(GoPosition position, String settings, boolean isBonus, String move) {
        GoPlayoutGame game = GoPlayoutGame.of(settings);
        GoPlayoutState state = game.state(position);
        PriorKnowledge knowledge = game.prior();
        int[] moves = new int[state.moveCodes()];
        int size = state.moves(moves);
        float[] values = new float[size];
        float[] counts = new float[size];
        knowledge.set(state, moves, size, values, counts);
        if (isBonus) {
            knowledge.addBonus(state, moves, size, values, counts);
        }
        for (int i = 0; i < size; i++) {
            if (game.move(position, moves[i]).text().equals(move)) {
                assertEquals(moves[i], game.code(position, Go.GAME.move(position, move)));
                return new float[] {values[i], counts[i]};
            }
        }
        throw new AssertionError(move + " is not in the tree");
    }

    @ParameterizedTest
    @CsvSource({"B1,0.8", "E4,0.4", "D5,0.4", "pass,0.1", "J9,0.1"})
    void theFirstRuleThatFitsGivesTheValue(String move, float value) {
        GoPosition position = Go.GAME.parse("W:7B1/9/9/9/9/3B5/9/W8/B8", "chinese");
        float[] prior = prior(position, "", false, move);
        assertEquals(value, prior[0], EXACT);
        assertEquals(9, prior[1], EXACT);
    }

    @Test
    void patternsAreWorthMoreThanOtherMoves() {
        GoPosition position = Go.GAME.parse("B:9/9/9/9/4BW3/9/9/9/9", "chinese");
        assertEquals(0.6f, prior(position, "", false, "E6")[0], EXACT);
        assertEquals(0.7f, prior(position, "prior-pattern=0.7", false, "E6")[0], EXACT);
    }

    @Test
    void countsAreDoubledFromSize15On() {
        assertEquals(9, prior(Go.GAME.start("chinese size=14"), "", false, "C3")[1], EXACT);
        assertEquals(18, prior(Go.GAME.start("chinese size=15"), "", false, "C3")[1], EXACT);
    }

    /** Distances count the stones of a block as one point, so that D6 is beside the block of D3 to D5. */
    @ParameterizedTest
    @CsvSource({"D6,1.0,0.1", "D7,0.6,0.1", "D8,0.6,0.1", "D9,0.1,0.1", "G7,0.1,0.8", "pass,0.1,0.1"})
    void movesNearTheLastTwoHaveABonus(String move, float nearLast, float nearSecond) {
        GoPosition position = Go.GAME.parse("W:9/9/9/9/3B5/3B5/9/9/9", "chinese");
        for (String played : new String[] {"H7", "D3"}) {
            position = position.play(Go.GAME.move(position, played));
        }
        float[] plain = prior(position, "", false, move);
        float[] prior = prior(position, "", true, move);
        assertEquals(15, prior[1], EXACT);
        assertEquals((9 * plain[0] + 4 * nearLast + 2 * nearSecond) / 15, prior[0], EXACT);
    }

    @Test
    void withoutLastMovesThereIsNoBonus() {
        assertEquals(9, prior(Go.GAME.start("chinese"), "", true, "C3")[1], EXACT);
        assertEquals(GoMove.PASS, Go.GAME.move(Go.GAME.start("chinese"), "pass"));
    }
}
