package damas.tests.mining;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.draughts.allocation.Measure;
import damas.knowledge.draughts.mining.clustering.Partition;
import damas.knowledge.draughts.mining.clustering.Projection;
import damas.knowledge.draughts.mining.clustering.Silhouette;
import damas.tests.Fast;
import java.util.Random;
import org.junit.jupiter.api.Test;
import weka.core.Instances;

/** How good clusters are, and how alike. */
@Fast
class PartitionTest {
    private static Partition partition(int... clusters) {
        return new Partition(clusters);
    }

    @Test
    void theAdjustedRandIndexOfKnownExamples() {
        assertEquals(1, partition(0, 0, 1, 1).adjustedRand(partition(1, 1, 0, 0)));
        assertEquals(4 / 7.0, partition(0, 0, 1, 2).adjustedRand(partition(0, 0, 1, 1)), 1e-12);
        assertEquals(-0.5, partition(0, 0, 1, 1).adjustedRand(partition(0, 1, 0, 1)), 1e-12);
        assertEquals(0, partition(0, 0, 0, 0).adjustedRand(partition(0, 1, 2, 3)), 1e-12);
        // Wikipedia's and others' example of three classes
        assertEquals(
                0.24242424,
                partition(0, 0, 0, 1, 1, 1).adjustedRand(partition(0, 0, 1, 1, 2, 2)),
                1e-8);
    }

    @Test
    void partitionsByChanceAgreeAsMuchAsChance() {
        Random random = new Random(1);
        int[] one = random.ints(5_000, 0, 14).toArray();
        int[] other = random.ints(5_000, 0, 17).toArray();
        assertEquals(0, partition(one).adjustedRand(partition(other)), 0.005);
    }

    @Test
    void onlyPartitionsOfTheSameRowsCompare() {
        assertThrows(IllegalArgumentException.class, () -> partition(0).adjustedRand(partition(0, 0)));
    }

    @Test
    void sizesAreCounted() {
        Partition partition = partition(0, 2, 2, 0, 2);
        assertArrayEquals(new int[] {2, 0, 3}, partition.sizes());
        assertEquals(2, partition.occupied());
    }

    @Test
    void silhouettesTellGoodClustersFromBad() {
        Instances data = Blobs.data(4);
        double good = Silhouette.mean(data, Blobs.groups(), Measure.COSINE, 1);
        int[] bad = new Random(2).ints(data.size(), 0, Blobs.GROUPS).toArray();
        assertTrue(good > 0.9, "good: " + good);
        assertEquals(0, Silhouette.mean(data, partition(bad), Measure.COSINE, 1), 0.1);
        assertTrue(Silhouette.mean(data, Blobs.groups(), Measure.EUCLIDEAN, 1) > 0.8);
        assertEquals(0, Silhouette.mean(data, partition(new int[data.size()]), Measure.COSINE, 1));
    }

    @Test
    void thePlaneKeepsGroupsApart() {
        Instances data = Blobs.data(4);
        double[][] points = Projection.plane(data, Measure.COSINE);
        assertEquals(data.size(), points.length);
        double inside = Measure.distance(points[0], points[1]);
        double between = Measure.distance(points[0], points[data.size() - 1]);
        assertTrue(between > 3 * inside, inside + " inside, " + between + " between");
    }
}
