package damas.knowledge.draughts.mining.clustering;

import damas.knowledge.draughts.allocation.Measure;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/**
 * The neurons that SONDE and ASONDE share: a centroid, the mean radius of what it took, and a threshold that adapts to
 * it (reference/mp-draughts.md 9.3, algorithm 1).
 *
 * <p>As printed, a neuron is activated by exp(-distance), Euclidean on vectors of length 1; the text calls it cosine
 * similarity (9.6, E11). With another measure only the activation changes: radius and threshold follow the printed
 * formulas, with Euclidean distances. (If the radius is the mean of -ln(cosine) instead, thresholds rise from epoch to
 * epoch and neurons never stop to come: 212 after 5 epochs and 631 after 20, from 3,648 positions of 14 pieces at
 * 0.88.)
 *
 * <p>As printed, the threshold of a neuron tends to exp(-radius), the activation by a row at the mean distance. So rows
 * further away than the mean are new, whatever the first threshold was, and every epoch adds neurons. With cosine as
 * the activation this does not happen: exp(-radius) is then far below the cosines of rows that are near.
 */
final class NoveltyNeurons implements Serializable {
    private static final long serialVersionUID = 1L;

    private final Measure measure;
    private final double firstThreshold;
    private final List<double[]> centroids;
    private final List<double[]> limits = new ArrayList<>();

    /**
     * @param gamma how much a centroid forgets at most
     * @param omega how much a radius forgets at most
     * @param centroids where they are kept
     */
    NoveltyNeurons(
            Measure measure, double firstThreshold, double gamma, double omega, List<double[]> centroids) {
        if (!(gamma >= 0 && gamma <= 1 && omega >= 0 && omega <= 1)) {
            throw new IllegalArgumentException("gamma and omega must be from 0 to 1");
        }
        if (!(firstThreshold > 0 && firstThreshold < 1)) {
            throw new IllegalArgumentException("the threshold must be between 0 and 1, not " + firstThreshold);
        }
        this.measure = measure;
        this.firstThreshold = firstThreshold;
        this.centroids = centroids;
    }

    /**
     * The most active neuron above its threshold learns; if there is none, the vector becomes a new one.
     *
     * @param gamma how much a centroid forgets
     * @param omega how much a radius forgets
     */
    void present(double[] vector, double gamma, double omega) {
        int best = -1;
        double activation = 0;
        for (int i = 0; i < centroids.size(); i++) {
            double similarity = measure.similarity(vector, centroids.get(i));
            if (similarity > activation && similarity > limits.get(i)[1]) {
                activation = similarity;
                best = i;
            }
        }
        if (best < 0) {
            centroids.add(vector.clone());
            limits.add(new double[] {-Math.log(firstThreshold), firstThreshold});
            return;
        }
        double[] centroid = centroids.get(best);
        double distance = Measure.distance(vector, centroid);
        for (int i = 0; i < centroid.length; i++) {
            centroid[i] = (1 - gamma) * centroid[i] + gamma * vector[i];
        }
        adapt(limits.get(best), distance, omega);
    }

    /** Adapts a radius and a threshold to a vector at this distance. */
    private static void adapt(double[] limit, double distance, double omega) {
        double radius = (1 - omega) * limit[0] + omega * distance;
        double larger = Math.max(radius, limit[0]);
        double change = larger == 0 ? 0 : Math.abs((radius - limit[0]) / larger);
        limit[1] = Math.min((1 + change) * limit[1], Math.exp(-radius * (1 + change)));
        limit[0] = radius;
    }
}
