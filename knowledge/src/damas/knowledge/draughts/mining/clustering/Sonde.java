package damas.knowledge.draughts.mining.clustering;

import damas.knowledge.draughts.allocation.Measure;
import weka.clusterers.UpdateableClusterer;
import weka.core.Capabilities;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.OptionMetadata;
import weka.core.TechnicalInformation;
import weka.core.TechnicalInformation.Field;
import weka.core.TechnicalInformation.Type;

/**
 * SONDE, self-organizing novelty detection: learns from a stream, each row once and in its order, and makes a neuron
 * where something new comes (reference/mp-draughts.md 9.3). It can go on learning at any time.
 *
 * <p>Printed with Euclidean distance, described with cosine: {@code -M} chooses ({@link NoveltyNeurons}). A higher
 * threshold makes more neurons. The thesis reports 2 for 0.98 (and 14 for ASONDE with 0.88), which no reading gives.
 * Options:
 *
 * <pre>
 *  -A &lt;number&gt;  threshold of a new neuron (0.98)
 *  -G &lt;number&gt;  gamma, what a centroid forgets (0.1)
 *  -O &lt;number&gt;  omega, what a radius forgets (0.1)
 *  -M cosine|unit-euclidean|euclidean  (cosine)
 * </pre>
 *
 * <p>M. K. Albertini, R. F. de Mello: A self-organizing neural network for detecting novelties. ACM Symposium on
 * Applied Computing, 2007.
 */
public final class Sonde extends PrototypeClusterer implements UpdateableClusterer {
    private static final long serialVersionUID = 1L;

    private double threshold = 0.98;
    private double gamma = 0.1;
    private double omega = 0.1;
    private Measure measure = Measure.COSINE;
    private NoveltyNeurons neurons;

    /** Weka's command line: {@code -t data.arff} and the options above. */
    public static void main(String[] arguments) {
        runClusterer(new Sonde(), arguments);
    }

    @Override
    public Capabilities getCapabilities() {
        Capabilities capabilities = super.getCapabilities();
        capabilities.setMinimumNumberInstances(0);
        return capabilities;
    }

    @Override
    public void buildClusterer(Instances data) throws Exception {
        getCapabilities().testWithFail(data);
        forget();
        neurons = new NoveltyNeurons(measure, threshold, gamma, omega, learning());
        for (Instance row : data) {
            updateClusterer(row);
        }
        updateFinished();
    }

    @Override
    public void updateClusterer(Instance row) {
        neurons.present(vector(row), gamma, omega);
    }

    @Override
    public void updateFinished() {
        // every row is learned when it comes
    }

    @Override
    public Measure measure() {
        return measure;
    }

    @Override
    public String title() {
        return "SONDE";
    }

    @Override
    public TechnicalInformation getTechnicalInformation() {
        TechnicalInformation source = new TechnicalInformation(Type.INPROCEEDINGS);
        source.setValue(Field.AUTHOR, "Marcelo K. Albertini and Rodrigo F. de Mello");
        source.setValue(Field.TITLE, "A self-organizing neural network for detecting novelties");
        source.setValue(Field.BOOKTITLE, "ACM Symposium on Applied Computing");
        source.setValue(Field.PAGES, "462-466");
        source.setValue(Field.YEAR, "2007");
        return source;
    }

    /** What Weka's Explorer says of it. */
    public String globalInfo() {
        return "SONDE: makes a neuron where something new comes in a stream.\n\n" + getTechnicalInformation();
    }

    // ---- options ----

    @OptionMetadata(
            displayName = "threshold",
            description = "How active a new neuron must be to take a row (default 0.98).",
            commandLineParamName = "A",
            commandLineParamSynopsis = "-A <number>",
            displayOrder = 1)
    public double getThreshold() {
        return threshold;
    }

    public void setThreshold(double newThreshold) {
        threshold = newThreshold;
    }

    @OptionMetadata(
            displayName = "gamma",
            description = "How much of its centroid a neuron forgets with each row (default 0.1).",
            commandLineParamName = "G",
            commandLineParamSynopsis = "-G <number>",
            displayOrder = 2)
    public double getGamma() {
        return gamma;
    }

    public void setGamma(double newGamma) {
        gamma = newGamma;
    }

    @OptionMetadata(
            displayName = "omega",
            description = "How much of its radius a neuron forgets with each row (default 0.1).",
            commandLineParamName = "O",
            commandLineParamSynopsis = "-O <number>",
            displayOrder = 3)
    public double getOmega() {
        return omega;
    }

    public void setOmega(double newOmega) {
        omega = newOmega;
    }

    @OptionMetadata(
            displayName = "measure",
            description = "What activates a neuron: cosine (default, the text) or unit-euclidean (the listing).",
            commandLineParamName = "M",
            commandLineParamSynopsis = "-M <cosine|unit-euclidean|euclidean>",
            displayOrder = 4)
    public Measure getMeasure() {
        return measure;
    }

    public void setMeasure(Measure newMeasure) {
        measure = newMeasure;
    }
}
