package damas.knowledge.draughts.mining.clustering;

import damas.knowledge.draughts.allocation.Measure;
import java.util.Random;
import weka.core.OptionMetadata;
import weka.core.TechnicalInformation;
import weka.core.TechnicalInformation.Field;
import weka.core.TechnicalInformation.Type;

/**
 * Kohonen's self-organizing map: a fixed number of neurons on a line or a grid. The one most like a row learns from it,
 * and its neighbours learn a part of that (reference/mp-draughts.md 9.1, adaba.md 8.6). KSOM-Cos compares by cosine,
 * KSOM-DE by Euclidean distance.
 *
 * <p>The papers print neither the step nor the map nor the first weights (15, no. 21). Here: w += rate h (x - w), with
 * h = exp(-d²/2r²) for neurons up to r apart on the map; a line unless told otherwise; and the first weights are rows
 * drawn at random, so that no neuron starts where nothing is. Options:
 *
 * <pre>
 *  -N &lt;int&gt;     neurons (17)
 *  -R &lt;int&gt;     rows of the map: 1 is a line (1)
 *  -W &lt;number&gt;  radius of the neighbourhood (1)
 *  -B &lt;number&gt;  first learning rate (1)
 *  -M cosine|euclidean|unit-euclidean  (cosine)
 *  -E -D -T -S  epochs, decay, epochs between two decays, seed (1000, 0.95, 10, 1)
 * </pre>
 *
 * <p>T. Kohonen: Self-organized formation of topologically correct feature maps. Biological Cybernetics 43, 1982.
 */
public final class Ksom extends EpochClusterer {
    private static final long serialVersionUID = 1L;

    private int neurons = 17;
    private int mapRows = 1;
    private double radius = 1;
    private double rate = 1;
    private Measure measure = Measure.COSINE;

    /** Weka's command line: {@code -t data.arff} and the options above. */
    public static void main(String[] arguments) {
        runClusterer(new Ksom(), arguments);
    }

    @Override
    void begin(double[][] rows, Random random) {
        if (neurons < 1 || mapRows < 1 || neurons % mapRows != 0) {
            throw new IllegalArgumentException(neurons + " neurons do not fill a map of " + mapRows + " rows");
        }
        if (!(radius > 0) || !(rate > 0 && rate <= 1)) {
            throw new IllegalArgumentException("a map needs a radius above 0 and a rate above 0 and up to 1");
        }
        for (int i = 0; i < neurons; i++) {
            learning().add(rows[random.nextInt(rows.length)].clone());
        }
    }

    @Override
    void learn(double[] row, double share) {
        int winner = nearest(row);
        for (int i = 0; i < neurons; i++) {
            double apart = Math.hypot(i / columns() - winner / columns(), i % columns() - winner % columns());
            if (apart <= radius) {
                double step = rate * share * Math.exp(-apart * apart / (2 * radius * radius));
                double[] weights = learning().get(i);
                for (int j = 0; j < weights.length; j++) {
                    weights[j] += step * (row[j] - weights[j]);
                }
            }
        }
    }

    private int columns() {
        return neurons / mapRows;
    }

    @Override
    public Measure measure() {
        return measure;
    }

    @Override
    public String title() {
        return measure == Measure.COSINE ? "KSOM-Cos" : "KSOM-DE";
    }

    @Override
    public TechnicalInformation getTechnicalInformation() {
        TechnicalInformation source = new TechnicalInformation(Type.ARTICLE);
        source.setValue(Field.AUTHOR, "Teuvo Kohonen");
        source.setValue(Field.TITLE, "Self-organized formation of topologically correct feature maps");
        source.setValue(Field.JOURNAL, "Biological Cybernetics");
        source.setValue(Field.VOLUME, "43");
        source.setValue(Field.PAGES, "59-69");
        source.setValue(Field.YEAR, "1982");
        return source;
    }

    /** What Weka's Explorer says of it. */
    public String globalInfo() {
        return "Kohonen's self-organizing map with a fixed number of neurons.\n\n" + getTechnicalInformation();
    }

    // ---- options ----

    @OptionMetadata(
            displayName = "neurons",
            description = "How many neurons, and so clusters, there are (default 17).",
            commandLineParamName = "N",
            commandLineParamSynopsis = "-N <int>",
            displayOrder = 5)
    public int getNeurons() {
        return neurons;
    }

    public void setNeurons(int newNeurons) {
        neurons = newNeurons;
    }

    @OptionMetadata(
            displayName = "mapRows",
            description = "In how many rows they stand; 1 is a line (default 1).",
            commandLineParamName = "R",
            commandLineParamSynopsis = "-R <int>",
            displayOrder = 6)
    public int getMapRows() {
        return mapRows;
    }

    public void setMapRows(int newMapRows) {
        mapRows = newMapRows;
    }

    @OptionMetadata(
            displayName = "radius",
            description = "How far from the winner neurons still learn (default 1).",
            commandLineParamName = "W",
            commandLineParamSynopsis = "-W <number>",
            displayOrder = 7)
    public double getRadius() {
        return radius;
    }

    public void setRadius(double newRadius) {
        radius = newRadius;
    }

    @OptionMetadata(
            displayName = "rate",
            description = "The learning rate of the first epoch (default 1).",
            commandLineParamName = "B",
            commandLineParamSynopsis = "-B <number>",
            displayOrder = 8)
    public double getRate() {
        return rate;
    }

    public void setRate(double newRate) {
        rate = newRate;
    }

    @OptionMetadata(
            displayName = "measure",
            description = "How rows are compared: cosine (default), euclidean or unit-euclidean.",
            commandLineParamName = "M",
            commandLineParamSynopsis = "-M <cosine|euclidean|unit-euclidean>",
            displayOrder = 9)
    public Measure getMeasure() {
        return measure;
    }

    public void setMeasure(Measure newMeasure) {
        measure = newMeasure;
    }
}
