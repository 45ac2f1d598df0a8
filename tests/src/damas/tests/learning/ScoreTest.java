package damas.tests.learning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.Colour;
import damas.knowledge.game.Result;
import damas.knowledge.learning.Score;
import damas.tests.Fast;
import damas.tests.game.Positions;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What wins, draws and losses say. */
@Fast
class ScoreTest {
    @Test
    void resultsAreCountedForThePlayersSide() {
        Score score = Score.NONE
                .plus(Result.FIRST_WINS, Colour.BLACK)
                .plus(Result.FIRST_WINS, Colour.WHITE)
                .plus(Result.DRAW, Colour.WHITE)
                .plus(Result.SECOND_WINS, Colour.WHITE);
        assertEquals(new Score(2, 1, 1), score);
        assertEquals(new Score(1, 1, 2), score.reversed());
        assertEquals(2.5, score.points());
        assertEquals(0.625, score.rate());
    }

    @Test
    void anEloDifferenceIsTheUsualOne() {
        assertEquals(0, Score.elo(0.5), 1e-9);
        assertEquals(190.8, Score.elo(0.75), 0.1);
        assertEquals(-Score.elo(0.75), Score.elo(0.25), 1e-9);
    }

    @Test
    void fewGamesProveLittle() {
        assertFalse(new Score(2, 5, 0).isAhead(), "the papers' +2 =5 -0");
        assertTrue(new Score(60, 100, 40).rate() > 0.5);
        assertFalse(new Score(110, 0, 100).isAhead());
        assertTrue(new Score(130, 0, 70).isAhead());
    }

    @Test
    void theIntervalMakesSenseWhenAllGamesEndAlike() {
        Score.Interval allWon = new Score(10, 0, 0).interval();
        assertTrue(allWon.low() > 0.5 && allWon.low() < 0.95 && allWon.high() == 1, allWon.toString());
        Score.Interval allDrawn = new Score(0, 100, 0).interval();
        assertTrue(allDrawn.low() > 0.48 && allDrawn.low() < 0.5 && allDrawn.high() > 0.5, allDrawn.toString());
        Score.Interval none = Score.NONE.interval();
        assertTrue(none.low() < 0.1 && none.high() > 0.9, none.toString());
    }

    @Test
    void theIntervalHoldsTheTruthNineteenTimesOutOfTwenty() {
        Random random = new Random(Positions.SEED);
        for (double win : new double[] {0.2, 0.5, 0.7}) {
            double draw = 0.25;
            int held = 0;
            int matches = 2_000;
            for (int match = 0; match < matches; match++) {
                Score score = Score.NONE;
                for (int game = 0; game < 50; game++) {
                    double dice = random.nextDouble();
                    Result other = dice < win + draw ? Result.DRAW : Result.SECOND_WINS;
                    Result result = dice < win ? Result.FIRST_WINS : other;
                    score = score.plus(result, Colour.BLACK);
                }
                double truth = win + draw / 2;
                held += score.interval().low() <= truth && truth <= score.interval().high() ? 1 : 0;
            }
            double coverage = (double) held / matches;
            assertTrue(coverage > 0.93 && coverage < 0.985, "seed " + Positions.SEED + ": " + coverage);
        }
    }

    @Test
    void aPersonCanReadIt() {
        assertEquals("+12 =5 -3, 72.5 % (54.2 to 86.7 %), Elo +168 (+29 to +326)", new Score(12, 5, 3).toString());
    }
}
