package damas.knowledge.draughts.mining.clustering;

import damas.knowledge.draughts.allocation.Measure;
import damas.knowledge.draughts.allocation.Prototypes;
import damas.knowledge.draughts.allocation.Prototypes.Prototype;
import damas.knowledge.draughts.evaluation.Coding;
import damas.knowledge.draughts.evaluation.FeatureSet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import weka.clusterers.Clusterer;
import weka.clusterers.SimpleKMeans;

/** What is kept of a clusterer that has learned. */
public final class Learned {
    private Learned() {}

    /** Whether its clusters are prototypes, so that they can be kept. */
    public static boolean hasPrototypes(Clusterer clusterer) {
        return clusterer instanceof PrototypeClusterer || clusterer instanceof SimpleKMeans;
    }

    /** How it compares rows; Weka's own take them as they are. */
    public static Measure measure(Clusterer clusterer) {
        return clusterer instanceof PrototypeClusterer ours ? ours.measure() : Measure.EUCLIDEAN;
    }

    /** What people call it. */
    public static String title(Clusterer clusterer) {
        return clusterer instanceof PrototypeClusterer ours ? ours.title() : clusterer.getClass().getSimpleName();
    }

    /**
     * The clusters that got a position, the largest first, by the names {@code cluster-1} and so on: one without
     * positions could train nobody.
     */
    public static Prototypes prototypes(
            Clusterer clusterer, Partition partition, FeatureSet features, Coding coding) {
        List<double[]> vectors = vectors(clusterer);
        int[] sizes = partition.sizes();
        List<Integer> order = IntStream.range(0, sizes.length)
                .filter(i -> sizes[i] > 0)
                .boxed()
                .sorted(Comparator.comparingInt(i -> -sizes[i]))
                .toList();
        List<Prototype> prototypes = new ArrayList<>();
        for (int i : order) {
            prototypes.add(new Prototype("cluster-" + (prototypes.size() + 1), sizes[i], vectors.get(i)));
        }
        return new Prototypes(title(clusterer), features, coding, measure(clusterer), prototypes);
    }

    private static List<double[]> vectors(Clusterer clusterer) {
        if (clusterer instanceof PrototypeClusterer ours) {
            return ours.prototypes();
        }
        if (clusterer instanceof SimpleKMeans means) {
            return means.getClusterCentroids().stream().map(row -> row.toDoubleArray()).toList();
        }
        throw new IllegalArgumentException(title(clusterer) + " has no prototypes");
    }
}
