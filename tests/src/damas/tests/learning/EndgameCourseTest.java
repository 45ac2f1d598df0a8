package damas.tests.learning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Fen;
import damas.knowledge.draughts.evaluation.Feature;
import damas.knowledge.draughts.evaluation.FeatureMapping;
import damas.knowledge.draughts.evaluation.FeatureSet;
import damas.knowledge.draughts.evaluation.FlatNetwork;
import damas.knowledge.draughts.evaluation.NetworkWeights;
import damas.knowledge.draughts.learning.CourseText;
import damas.knowledge.draughts.learning.Curriculum;
import damas.knowledge.draughts.learning.EndgameCourse;
import damas.knowledge.draughts.learning.LearningSettings;
import damas.knowledge.draughts.learning.TrainingSettings;
import damas.knowledge.text.NotationException;
import damas.tests.Fast;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Endgame agents are trained on their boards, by whoever is there, to the same end. */
@Fast
class EndgameCourseTest {
    private static final FeatureSet FEATURES = FeatureSet.of(Feature.PIECE_ADVANTAGE, Feature.PIECE_DISADVANTAGE);
    private static final List<Board> BOARDS =
            List.of(Fen.parse("B:W21,22,30:B1,2,10"), Fen.parse("B:W24,27,32:B3,5,12"));
    private static final List<Board> TRIALS = List.of(Fen.parse("B:W21,22,29:B1,2,9"));

    private static EndgameCourse course(String agent, long seed) {
        TrainingSettings settings = new TrainingSettings(
                TrainingSettings.search(2), LearningSettings.DEFAULT, 2, 4, 2, 2, 1, 0.4, seed);
        return new EndgameCourse(agent, NetworkWeights.random(FEATURES, 4, seed), BOARDS, TRIALS, settings);
    }

    private static EndgameCourse.State straight(EndgameCourse course) {
        EndgameCourse.State state = course.begin();
        while (state.best().isEmpty()) {
            state = course.next(state);
        }
        return state;
    }

    @Test
    void aCourseGoesThroughItsSectionsAndLearns() {
        EndgameCourse course = course("cluster-1", 7);
        EndgameCourse.State end = straight(course);
        assertEquals(8, end.games());
        assertEquals(8, end.training().games());
        assertNotEquals(course.start(), end.learner());
        assertEquals(end, straight(course));
        assertEquals(end, course.next(end));
    }

    @Test
    void everyBoardHasItsGamesHalfWithEachColour() {
        assertThrows(
                IllegalArgumentException.class,
                () -> new EndgameCourse(
                        "odd",
                        NetworkWeights.random(FEATURES, 4, 1),
                        BOARDS,
                        TRIALS,
                        new TrainingSettings(
                                TrainingSettings.search(2), LearningSettings.DEFAULT, 1, 3, 2, 2, 1, 0, 1)));
    }

    @Test
    void coursesAndStatesAreReadBackAsTheyWere() {
        EndgameCourse course = course("cluster-1", 7);
        assertEquals(course, CourseText.parse(CourseText.format(course)));
        EndgameCourse.State end = straight(course);
        assertEquals(end, CourseText.parseState(course, CourseText.format(end)));
        assertEquals(course.begin(), CourseText.parseState(course, ""));
        assertThrows(NotationException.class, () -> CourseText.parse("damas course 2\nagent x"));
        assertThrows(
                NotationException.class,
                () -> CourseText.parseState(course, CourseText.format(end).replace("games 8", "games 9")));
    }

    /** Workers that die in the middle, reports that come late and twice: the networks are the same. */
    @Test
    void aWorkerThatDiesCostsOneGameAndChangesNothing() {
        List<EndgameCourse> courses = List.of(course("a", 1), course("b", 2), course("c", 3));
        Curriculum curriculum = new Curriculum();
        courses.forEach(course -> curriculum.add(course, course.begin()));
        Random fate = new Random(5);
        Map<String, Curriculum.Job> workers = new HashMap<>();
        int played = 0;
        int deaths = 0;
        for (int i = 0; !curriculum.isComplete(); i++) {
            String worker = "worker-" + i % 2;
            if (!workers.containsKey(worker)) {
                curriculum.next(worker).ifPresent(job -> workers.put(worker, job));
                continue;
            }
            Curriculum.Job job = workers.get(worker);
            EndgameCourse.State after = job.course().next(job.state());
            played++;
            if (fate.nextInt(5) == 0) {
                deaths++;
                curriculum.released(worker);
                workers.remove(worker);
                continue;
            }
            assertTrue(curriculum.heard(job.course().agent(), after));
            assertFalse(curriculum.heard(job.course().agent(), after), "the second time it is nothing new");
            workers.put(worker, new Curriculum.Job(job.course(), after));
            if (job.course().endsSection(after)) {
                curriculum.released(worker);
                workers.remove(worker);
            }
        }
        assertTrue(deaths > 0);
        assertEquals(3 * (8 + 1) + deaths, played, "each death costs one game");
        for (EndgameCourse course : courses) {
            assertEquals(straight(course), curriculum.state(course.agent()));
        }
    }

    @Test
    void whatANetworkKnowsOfAFeatureGoesOverToOneThatSeesIt() {
        NetworkWeights known = NetworkWeights.random(FEATURES, 4, 1);
        assertEquals(known, FeatureMapping.of(known, FEATURES, 9));
        FeatureSet turned = FeatureSet.of(Feature.PIECE_DISADVANTAGE, Feature.PIECE_ADVANTAGE);
        NetworkWeights other = FeatureMapping.of(known, turned, 9);
        int bits = FEATURES.inputs().get(0).bits();
        long ahead = 3;
        assertEquals(
                new FlatNetwork(known).output(ahead), new FlatNetwork(other).output(ahead << bits), 1e-6);
        FeatureSet wider = FeatureSet.of(Feature.THREAT, Feature.PIECE_ADVANTAGE);
        NetworkWeights mapped = FeatureMapping.of(known, wider, 9);
        assertEquals(
                new FlatNetwork(known).output(ahead),
                new FlatNetwork(mapped).output(ahead << wider.inputs().get(0).bits()),
                1e-6);
    }
}
