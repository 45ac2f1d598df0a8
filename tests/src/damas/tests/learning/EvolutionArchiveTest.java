package damas.tests.learning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import damas.knowledge.draughts.evaluation.NetworkWeights;
import damas.knowledge.draughts.evaluation.PublishedSet;
import damas.knowledge.draughts.learning.EvolutionArchive;
import damas.knowledge.draughts.learning.GeneticSelection.Generation;
import damas.knowledge.draughts.learning.GeneticSelection.Individual;
import damas.knowledge.draughts.learning.GeneticSelection.Nursery;
import damas.tests.Fast;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An evolution that is interrupted. */
@Fast
class EvolutionArchiveTest {
    @TempDir
    private Path folder;

    private static Individual individual(int genes, int points) {
        return new Individual(
                genes, NetworkWeights.random(PublishedSet.LS_TABLE.features().subset(genes), 20, genes), points);
    }

    private EvolutionArchive archive(String command) {
        return new EvolutionArchive(folder, command, 10);
    }

    @Test
    void generationsComeBackAsTheyWere() throws IOException {
        assertEquals(Optional.empty(), archive("evolve").latest());
        Generation first = new Generation(0, List.of(individual(7, 12), individual(9, 3)));
        Generation second = new Generation(1, List.of(individual(5, 9), individual(7, 8)));
        archive("evolve").save(first);
        archive("evolve").save(second);
        assertEquals(List.of(first, second), archive("evolve").generations());
        assertEquals(Optional.of(second), archive("evolve").latest());
    }

    @Test
    void aChildIsRaisedOnce() {
        int[] raised = {0};
        Nursery nursery = (features, generation, child, seed) -> {
            raised[0]++;
            return NetworkWeights.random(features, 20, seed);
        };
        NetworkWeights child =
                archive("evolve").remembering(nursery).raise(PublishedSet.V1.features(), 2, 3, 4);
        assertEquals(child, archive("evolve").remembering(nursery).raise(PublishedSet.V1.features(), 2, 3, 4));
        assertEquals(1, raised[0]);
    }

    @Test
    void aFolderHoldsOneRun() throws IOException {
        archive("evolve --seed 1").open();
        archive("evolve --seed 1").open();
        assertThrows(IllegalArgumentException.class, () -> archive("evolve --seed 2").open());
    }
}
