package damas.knowledge.draughts.mining.clustering;

import damas.knowledge.draughts.allocation.Measure;
import java.util.Random;
import weka.core.OptionMetadata;
import weka.core.TechnicalInformation;
import weka.core.TechnicalInformation.Field;
import weka.core.TechnicalInformation.Type;

/**
 * ASONDE, the thesis's own: SONDE for a database that is finite and stable. The rows are shown for many epochs, each of
 * which changes less than the one before (reference/mp-draughts.md 9.4).
 *
 * <p>It is defined in three ways at once (9.6), so each is a choice:
 * <ul>
 *   <li>Activation: printed as exp(-distance), Euclidean on vectors of length 1 ({@code -M unit-euclidean}), described
 *       as cosine similarity ({@code -M cosine}). A threshold of 0.88 is a cosine of 0.88 for one, of 0.992 for the
 *       other.
 *   <li>Decay: every ten epochs in the text ({@code -T 10}), every epoch in print ({@code -T 1}); then the rates are
 *       6e-23 of the first ones at the end.
 *   <li>Input: 15 counts or 48 bits, which is the data's business ({@code evaluation.Coding}). With
 *       bits and the printed activation 14 clusters at 0.88 are impossible: of two different patterns of 48 bits the
 *       most alike have 48 and 47 ones, are sqrt(2 - 2 sqrt(47/48)) = 0.145 apart and activate each other with 0.865.
 *       So every pattern gets a neuron of its own.
 * </ul>
 *
 * <p>The default is cosine, every ten epochs, because 0.88 is then what the text means by it. Options:
 *
 * <pre>
 *  -A &lt;number&gt;  threshold of a new neuron (0.88)
 *  -G &lt;number&gt;  gamma, what a centroid forgets in the first epoch (0.1)
 *  -O &lt;number&gt;  omega, what a radius forgets in the first epoch (0.1)
 *  -M cosine|unit-euclidean|euclidean  (cosine)
 *  -E -D -T -S  epochs, decay, epochs between two decays, seed (1000, 0.95, 10, 1)
 * </pre>
 *
 * <p>V. A. R. Duarte: MP-Draughts. PhD thesis, Universidade Federal de Uberlandia, 2016.
 */
public final class Asonde extends EpochClusterer {
    private static final long serialVersionUID = 1L;

    private double threshold = 0.88;
    private double gamma = 0.1;
    private double omega = 0.1;
    private Measure measure = Measure.COSINE;
    private NoveltyNeurons neurons;

    /** Weka's command line: {@code -t data.arff} and the options above. */
    public static void main(String[] arguments) {
        runClusterer(new Asonde(), arguments);
    }

    @Override
    void begin(double[][] rows, Random random) {
        neurons = new NoveltyNeurons(measure, threshold, gamma, omega, learning());
    }

    @Override
    void learn(double[] row, double share) {
        neurons.present(row, gamma * share, omega * share);
    }

    @Override
    public Measure measure() {
        return measure;
    }

    @Override
    public String title() {
        return "ASONDE";
    }

    @Override
    public TechnicalInformation getTechnicalInformation() {
        TechnicalInformation source = new TechnicalInformation(Type.PHDTHESIS);
        source.setValue(Field.AUTHOR, "Valquiria A. R. Duarte");
        source.setValue(Field.TITLE, "MP-Draughts");
        source.setValue(Field.SCHOOL, "Universidade Federal de Uberlandia");
        source.setValue(Field.YEAR, "2016");
        return source;
    }

    /** What Weka's Explorer says of it. */
    public String globalInfo() {
        return "ASONDE: SONDE over many epochs, for data that are finite and stable.\n\n" + getTechnicalInformation();
    }

    // ---- options ----

    @OptionMetadata(
            displayName = "threshold",
            description = "How active a new neuron must be to take a row (default 0.88).",
            commandLineParamName = "A",
            commandLineParamSynopsis = "-A <number>",
            displayOrder = 5)
    public double getThreshold() {
        return threshold;
    }

    public void setThreshold(double newThreshold) {
        threshold = newThreshold;
    }

    @OptionMetadata(
            displayName = "gamma",
            description = "How much of its centroid a neuron forgets with each row at first (default 0.1).",
            commandLineParamName = "G",
            commandLineParamSynopsis = "-G <number>",
            displayOrder = 6)
    public double getGamma() {
        return gamma;
    }

    public void setGamma(double newGamma) {
        gamma = newGamma;
    }

    @OptionMetadata(
            displayName = "omega",
            description = "How much of its radius a neuron forgets with each row at first (default 0.1).",
            commandLineParamName = "O",
            commandLineParamSynopsis = "-O <number>",
            displayOrder = 7)
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
            displayOrder = 8)
    public Measure getMeasure() {
        return measure;
    }

    public void setMeasure(Measure newMeasure) {
        measure = newMeasure;
    }
}
