package damas.knowledge.draughts.mining.clustering;

import java.util.Arrays;
import weka.clusterers.Clusterer;
import weka.core.Instances;

/**
 * Rows divided into clusters.
 *
 * @param clusters the cluster of each row, from 0
 */
public record Partition(int[] clusters) {
    public Partition {
        clusters = clusters.clone();
        if (Arrays.stream(clusters).anyMatch(cluster -> cluster < 0)) {
            throw new IllegalArgumentException("clusters are numbered from 0");
        }
    }

    /** How a clusterer that has learned divides rows. */
    public static Partition of(Clusterer clusterer, Instances data) {
        int[] clusters = new int[data.size()];
        try {
            for (int i = 0; i < clusters.length; i++) {
                clusters[i] = clusterer.clusterInstance(data.get(i));
            }
        } catch (Exception e) {
            throw new IllegalStateException("a row has no cluster: " + e.getMessage(), e);
        }
        return new Partition(clusters);
    }

    @Override
    public int[] clusters() {
        return clusters.clone();
    }

    /** How many rows there are. */
    public int size() {
        return clusters.length;
    }

    /** How many rows each cluster has, up to the last that has any. */
    public int[] sizes() {
        int[] sizes = new int[Arrays.stream(clusters).max().orElse(-1) + 1];
        for (int cluster : clusters) {
            sizes[cluster]++;
        }
        return sizes;
    }

    /** How many clusters have a row. */
    public int occupied() {
        return (int) Arrays.stream(clusters).distinct().count();
    }

    /**
     * How far it agrees with another of the same rows: the adjusted Rand index, 1 if they are the same, about 0 if only
     * by chance (L. Hubert, P. Arabie: Comparing partitions. Journal of Classification 2, 1985).
     */
    public double adjustedRand(Partition other) {
        if (other.size() != size()) {
            throw new IllegalArgumentException("these are partitions of " + size() + " and " + other.size() + " rows");
        }
        int[] mine = sizes();
        int[] theirs = other.sizes();
        int[][] common = new int[mine.length][theirs.length];
        for (int i = 0; i < clusters.length; i++) {
            common[clusters[i]][other.clusters[i]]++;
        }
        double together = Arrays.stream(common).mapToDouble(Partition::pairs).sum();
        double all = pairs(new int[] {size()});
        double byChance = all == 0 ? 0 : pairs(mine) * pairs(theirs) / all;
        double most = (pairs(mine) + pairs(theirs)) / 2;
        return most == byChance ? 1 : (together - byChance) / (most - byChance);
    }

    /** How many pairs there are within groups of these sizes. */
    private static double pairs(int[] sizes) {
        return Arrays.stream(sizes).mapToDouble(size -> size * (size - 1.0) / 2).sum();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Partition that && Arrays.equals(clusters, that.clusters);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(clusters);
    }

    @Override
    public String toString() {
        return Arrays.toString(clusters);
    }
}
