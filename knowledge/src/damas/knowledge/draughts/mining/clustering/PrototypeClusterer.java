package damas.knowledge.draughts.mining.clustering;

import damas.knowledge.draughts.allocation.Measure;
import java.util.ArrayList;
import java.util.List;
import weka.clusterers.AbstractClusterer;
import weka.core.Capabilities;
import weka.core.Capabilities.Capability;
import weka.core.Instance;
import weka.core.TechnicalInformationHandler;

/**
 * A clusterer that ends up with a prototype for each cluster: a row belongs to the one that it is most like, even if no
 * threshold of the algorithm would let it in. Thresholds guard learning; the thesis does not say what else should
 * happen (reference/mp-draughts.md 9.6). Columns are numbers, none missing.
 */
public abstract class PrototypeClusterer extends AbstractClusterer implements TechnicalInformationHandler {
    private static final long serialVersionUID = 1L;

    private List<double[]> prototypes = new ArrayList<>();

    /** How rows and prototypes are compared. */
    public abstract Measure measure();

    /** What people call the algorithm. */
    public abstract String title();

    /** The prototypes, a cluster each. */
    public final List<double[]> prototypes() {
        return prototypes.stream().map(double[]::clone).toList();
    }

    /** What the algorithm works on, row by row. */
    final double[] vector(Instance row) {
        return measure().prepared(row.toDoubleArray());
    }

    /** The prototypes of the algorithm itself, which it changes while it learns. */
    final List<double[]> learning() {
        return prototypes;
    }

    /** Forgets everything. */
    final void forget() {
        prototypes = new ArrayList<>();
    }

    /** The prototype that is most like a vector: of two alike the first, -1 if there is none. */
    final int nearest(double[] vector) {
        int nearest = -1;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < prototypes.size(); i++) {
            double similarity = measure().similarity(vector, prototypes.get(i));
            if (similarity > most) {
                most = similarity;
                nearest = i;
            }
        }
        return nearest;
    }

    @Override
    public Capabilities getCapabilities() {
        Capabilities capabilities = super.getCapabilities();
        capabilities.disableAll();
        capabilities.enable(Capability.NUMERIC_ATTRIBUTES);
        capabilities.enable(Capability.NO_CLASS);
        return capabilities;
    }

    @Override
    public int clusterInstance(Instance row) throws Exception {
        int nearest = nearest(vector(row));
        if (nearest < 0) {
            throw new IllegalStateException("nothing was learned yet");
        }
        return nearest;
    }

    @Override
    public int numberOfClusters() {
        return prototypes.size();
    }

    @Override
    public String toString() {
        return title() + ": " + prototypes.size() + " clusters, compared by " + measure();
    }
}
