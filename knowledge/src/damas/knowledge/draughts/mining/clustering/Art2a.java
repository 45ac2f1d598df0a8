package damas.knowledge.draughts.mining.clustering;

import damas.knowledge.draughts.allocation.Measure;
import java.util.Random;
import weka.core.OptionMetadata;
import weka.core.TechnicalInformation;
import weka.core.TechnicalInformation.Field;
import weka.core.TechnicalInformation.Type;

/**
 * ART 2A: the neuron that is most like a row learns from it if they are alike enough, more than the vigilance;
 * otherwise the row becomes a new neuron (reference/mp-draughts.md 9.2). With 0.88 the thesis got 17 clusters.
 *
 * <p>The thesis prints no step (15, no. 22). Here it is that of Carpenter and others without their suppression of
 * noise: w := (1 - rate) w + rate x, brought to length 1. With a first rate of 1 each winner becomes the row itself at
 * first, so neurons wander and many are made; those that end up without rows of their own are still counted. Options:
 *
 * <pre>
 *  -V &lt;number&gt;  vigilance (0.88)
 *  -B &lt;number&gt;  first learning rate (1)
 *  -E -D -T -S  epochs, decay, epochs between two decays, seed (1000, 0.95, 10, 1)
 * </pre>
 *
 * <p>G. A. Carpenter, S. Grossberg, D. B. Rosen: ART 2-A: An adaptive resonance algorithm for rapid category learning
 * and recognition. Neural Networks 4, 1991.
 */
public final class Art2a extends EpochClusterer {
    private static final long serialVersionUID = 1L;

    private double vigilance = 0.88;
    private double rate = 1;

    /** Weka's command line: {@code -t data.arff} and the options above. */
    public static void main(String[] arguments) {
        runClusterer(new Art2a(), arguments);
    }

    @Override
    void begin(double[][] rows, Random random) {
        if (!(vigilance > 0 && vigilance < 1) || !(rate > 0 && rate <= 1)) {
            throw new IllegalArgumentException(
                    "the vigilance must be between 0 and 1, and the rate above 0 and up to 1");
        }
    }

    @Override
    void learn(double[] row, double share) {
        int winner = nearest(row);
        if (winner < 0 || measure().similarity(row, learning().get(winner)) <= vigilance) {
            learning().add(row.clone());
            return;
        }
        double[] weights = learning().get(winner);
        double step = rate * share;
        for (int i = 0; i < weights.length; i++) {
            weights[i] = (1 - step) * weights[i] + step * row[i];
        }
        learning().set(winner, measure().prepared(weights));
    }

    @Override
    public Measure measure() {
        return Measure.COSINE;
    }

    @Override
    public String title() {
        return "ART 2A";
    }

    @Override
    public TechnicalInformation getTechnicalInformation() {
        TechnicalInformation source = new TechnicalInformation(Type.ARTICLE);
        source.setValue(Field.AUTHOR, "Gail A. Carpenter and Stephen Grossberg and David B. Rosen");
        source.setValue(
                Field.TITLE,
                "ART 2-A: An adaptive resonance algorithm for rapid category learning and recognition");
        source.setValue(Field.JOURNAL, "Neural Networks");
        source.setValue(Field.VOLUME, "4");
        source.setValue(Field.PAGES, "493-504");
        source.setValue(Field.YEAR, "1991");
        return source;
    }

    /** What Weka's Explorer says of it. */
    public String globalInfo() {
        return "ART 2A: makes a neuron for every row that is like none so far.\n\n" + getTechnicalInformation();
    }

    // ---- options ----

    @OptionMetadata(
            displayName = "vigilance",
            description = "How alike a row and its neuron must be, as a cosine (default 0.88).",
            commandLineParamName = "V",
            commandLineParamSynopsis = "-V <number>",
            displayOrder = 5)
    public double getVigilance() {
        return vigilance;
    }

    public void setVigilance(double newVigilance) {
        vigilance = newVigilance;
    }

    @OptionMetadata(
            displayName = "rate",
            description = "The learning rate of the first epoch (default 1).",
            commandLineParamName = "B",
            commandLineParamSynopsis = "-B <number>",
            displayOrder = 6)
    public double getRate() {
        return rate;
    }

    public void setRate(double newRate) {
        rate = newRate;
    }
}
