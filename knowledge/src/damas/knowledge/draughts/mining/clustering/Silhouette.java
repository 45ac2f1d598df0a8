package damas.knowledge.draughts.mining.clustering;

import damas.knowledge.draughts.allocation.Measure;
import java.util.Random;
import weka.core.Instances;

/**
 * How well rows lie in their clusters: from 1, all near their own and far from the next, to -1. A row alone in its
 * cluster counts 0. (P. J. Rousseeuw: Silhouettes. Journal of Computational and Applied Mathematics 20, 1987.)
 */
public final class Silhouette {
    /** Every row is compared with every other: more than these are drawn by lot. */
    private static final int MOST_ROWS = 2_000;

    private Silhouette() {}

    /** The mean over the rows, or over a seeded sample where they are many. */
    public static double mean(Instances data, Partition partition, Measure measure, int seed) {
        int size = Math.min(MOST_ROWS, data.size());
        int[] chosen = new Random(seed).ints(0, data.size()).distinct().limit(size).toArray();
        double[][] rows = new double[chosen.length][];
        int[] clusters = new int[chosen.length];
        int[] all = partition.clusters();
        for (int i = 0; i < chosen.length; i++) {
            rows[i] = measure.prepared(data.get(chosen[i]).toDoubleArray());
            clusters[i] = all[chosen[i]];
        }
        double sum = 0;
        for (int i = 0; i < rows.length; i++) {
            sum += ofRow(i, rows, clusters, measure, partition.sizes().length);
        }
        return sum / Math.max(1, rows.length);
    }

    private static double ofRow(int row, double[][] rows, int[] clusters, Measure measure, int clusterCount) {
        double[] sums = new double[clusterCount];
        int[] counts = new int[clusterCount];
        for (int i = 0; i < rows.length; i++) {
            if (i != row) {
                sums[clusters[i]] += distance(rows[row], rows[i], measure);
                counts[clusters[i]]++;
            }
        }
        int own = clusters[row];
        double next = Double.POSITIVE_INFINITY;
        for (int i = 0; i < clusterCount; i++) {
            if (i != own && counts[i] > 0) {
                next = Math.min(next, sums[i] / counts[i]);
            }
        }
        if (counts[own] == 0 || next == Double.POSITIVE_INFINITY) {
            return 0;
        }
        double inside = sums[own] / counts[own];
        double larger = Math.max(inside, next);
        return larger == 0 ? 0 : (next - inside) / larger;
    }

    private static double distance(double[] one, double[] other, Measure measure) {
        return measure == Measure.COSINE ? 1 - measure.similarity(one, other) : Measure.distance(one, other);
    }
}
