package damas.tests.learning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.DrawRules;
import damas.knowledge.draughts.evaluation.NetworkWeights;
import damas.knowledge.draughts.evaluation.PublishedSet;
import damas.knowledge.draughts.learning.LearningSettings;
import damas.knowledge.draughts.learning.SearchPlayer;
import damas.knowledge.draughts.learning.SelfPlay;
import damas.knowledge.draughts.learning.TrainingSettings;
import damas.knowledge.draughts.openings.Openings;
import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.engine.Budget;
import damas.knowledge.learning.Score;
import damas.knowledge.learning.Tournament;
import damas.tests.Slow;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Self-play with cloning, in short runs. */
@Slow
class SelfPlayTest {
    private static final List<Board> OPENINGS = Openings.THREE_MOVE.generate();
    private static final SearchSettings SEARCH = SearchSettings.ALPHA_BETA.withBudget(Budget.depth(2));
    private static final NetworkWeights UNTRAINED =
            NetworkWeights.random(PublishedSet.VISIONDRAUGHTS.features(), 20, 1);

    private static SelfPlay selfPlay(int games, int workers, long seed) {
        return new SelfPlay(
                new TrainingSettings(SEARCH, LearningSettings.DEFAULT, 2, games, 2, 2, workers, 0, seed), OPENINGS);
    }

    @Test
    void aPlayerThatHasLearnedBeatsItsUntrainedSelf() {
        SelfPlay training = selfPlay(100, 2, 1);
        SelfPlay.State state = SelfPlay.State.start(UNTRAINED);
        state = training.session(state, score -> { });
        state = training.session(state, score -> { });
        assertEquals(200, state.training().games());
        assertTrue(state.clones().size() > 1, "it was never better than its clone");
        Tournament match = new Tournament("test");
        match.add(
                SearchPlayer.contestant("trained", training.best(state), SEARCH),
                SearchPlayer.contestant("untrained", UNTRAINED, SEARCH),
                DraughtsPosition.of(OPENINGS, DrawRules.ENGLISH),
                100,
                2);
        Score score = Tournament.score(match.play(game -> { }), "trained", "untrained");
        assertTrue(score.isAhead(), score.toString());
    }

    @Test
    void theSameSeedAndWorkersGiveTheSameNetwork() {
        SelfPlay.State start = SelfPlay.State.start(UNTRAINED);
        SelfPlay.State once = selfPlay(12, 3, 5).session(start, score -> { });
        assertEquals(once, selfPlay(12, 3, 5).session(start, score -> { }));
        assertFalse(once.learner().equals(selfPlay(12, 3, 6).session(start, score -> { }).learner()));
        assertFalse(once.learner().equals(selfPlay(12, 1, 5).session(start, score -> { }).learner()));
    }

    @Test
    void theLearnerPlaysBothColoursAndEveryRoundIsHeardOf() {
        int[] heard = {0};
        SelfPlay.State state = selfPlay(10, 2, 7)
                .session(SelfPlay.State.start(UNTRAINED), score -> heard[0] = score.games());
        assertEquals(10, heard[0]);
        assertEquals(1, state.sessions());
    }
}
