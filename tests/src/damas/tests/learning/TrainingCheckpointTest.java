package damas.tests.learning;

import static org.junit.jupiter.api.Assertions.assertEquals;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.evaluation.NetworkWeights;
import damas.knowledge.draughts.evaluation.PublishedSet;
import damas.knowledge.draughts.learning.LearningSettings;
import damas.knowledge.draughts.learning.SelfPlay;
import damas.knowledge.draughts.learning.SelfPlay.State;
import damas.knowledge.draughts.learning.TrainingCheckpoint;
import damas.knowledge.draughts.learning.TrainingSettings;
import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.engine.Budget;
import damas.knowledge.learning.Score;
import damas.tests.Fast;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A training run that is interrupted. */
@Fast
class TrainingCheckpointTest {
    private static final TrainingSettings SETTINGS = new TrainingSettings(
            SearchSettings.ALPHA_BETA.withBudget(Budget.depth(1)),
            LearningSettings.DEFAULT,
            3,
            4,
            2,
            2,
            1,
            0,
            1);

    @TempDir
    private Path folder;

    private static NetworkWeights network(long seed) {
        return NetworkWeights.random(PublishedSet.NEURODRAUGHTS.features(), 20, seed);
    }

    private TrainingCheckpoint checkpoint(String command) {
        return new TrainingCheckpoint(folder, SETTINGS, command);
    }

    @Test
    void aStateComesBackAsItWas() throws IOException {
        assertEquals(Optional.empty(), checkpoint("train").load());
        State state = new State(2, network(1), List.of(network(2), network(3)), new Score(5, 2, 1));
        checkpoint("train").save(state);
        assertEquals(Optional.of(state), checkpoint("train").load());
    }

    @Test
    void theStateOfAnotherRunIsLeftAlone() throws IOException {
        checkpoint("train --seed 1").save(State.start(network(1)));
        assertEquals(Optional.empty(), checkpoint("train --seed 2").load());
        assertEquals(Optional.of(State.start(network(1))), checkpoint("train --seed 1").load());
    }

    @Test
    void aDamagedStateIsNotTakenUp() throws IOException {
        checkpoint("train").save(State.start(network(1)));
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                byte[] whole = Files.readAllBytes(file);
                Files.write(file, new byte[] {'x'});
                assertEquals(Optional.empty(), checkpoint("train").load(), file.toString());
                Files.write(file, whole);
            }
        }
        assertEquals(Optional.of(State.start(network(1))), checkpoint("train").load());
    }

    @Test
    void anInterruptedRunEndsAsOneThatWasNot() throws IOException {
        SelfPlay selfPlay = new SelfPlay(SETTINGS, List.of(Board.START));
        State straight = State.start(network(1));
        for (int i = 0; i < 3; i++) {
            straight = selfPlay.session(straight, score -> { });
        }
        State broken = State.start(network(1));
        for (int i = 0; i < 3; i++) {
            checkpoint("train").save(selfPlay.session(broken, score -> { }));
            broken = checkpoint("train").load().orElseThrow();
        }
        assertEquals(straight, broken);
    }
}
