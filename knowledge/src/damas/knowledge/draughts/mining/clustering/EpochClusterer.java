package damas.knowledge.draughts.mining.clustering;

import java.util.Random;
import java.util.function.IntConsumer;
import weka.core.Instances;
import weka.core.OptionMetadata;
import weka.core.Randomizable;

/**
 * Learns from rows that are shown again and again, less and less from each. The thesis does not say in which order
 * (reference/mp-draughts.md 15, no. 20): here in another for each epoch, which the seed decides.
 */
public abstract class EpochClusterer extends PrototypeClusterer implements Randomizable {
    private static final long serialVersionUID = 1L;

    private int epochs = 1000;
    private double decay = 0.95;
    private int decayEvery = 10;
    private int seed = 1;
    private transient IntConsumer listener;

    /** Gets ready to learn from these rows. */
    abstract void begin(double[][] rows, Random random);

    /**
     * Learns from one row.
     *
     * @param share what is left of the rates that learning began with: 1, then less
     */
    abstract void learn(double[] row, double share);

    /** Hears the number of each epoch that is over. */
    public final void setListener(IntConsumer newListener) {
        listener = newListener;
    }

    @Override
    public final void buildClusterer(Instances data) throws Exception {
        getCapabilities().testWithFail(data);
        if (epochs < 1 || decayEvery < 1 || !(decay > 0 && decay <= 1)) {
            throw new IllegalArgumentException(
                    "learning needs an epoch, a decay above 0 and up to 1, and an epoch between two decays");
        }
        forget();
        double[][] rows = data.stream().map(this::vector).toArray(double[][]::new);
        Random random = new Random(seed);
        begin(rows, random);
        for (int epoch = 0; epoch < epochs; epoch++) {
            shuffle(rows, random);
            double share = Math.pow(decay, epoch / decayEvery);
            for (double[] row : rows) {
                learn(row, share);
            }
            if (listener != null) {
                listener.accept(epoch + 1);
            }
        }
    }

    private static void shuffle(double[][] rows, Random random) {
        for (int i = rows.length - 1; i > 0; i--) {
            int other = random.nextInt(i + 1);
            double[] row = rows[i];
            rows[i] = rows[other];
            rows[other] = row;
        }
    }

    // ---- options ----

    @OptionMetadata(
            displayName = "epochs",
            description = "How often all rows are shown (default 1000).",
            commandLineParamName = "E",
            commandLineParamSynopsis = "-E <int>",
            displayOrder = 1)
    public final int getEpochs() {
        return epochs;
    }

    public final void setEpochs(int newEpochs) {
        epochs = newEpochs;
    }

    @OptionMetadata(
            displayName = "decay",
            description = "What the learning rates are multiplied with from time to time (default 0.95).",
            commandLineParamName = "D",
            commandLineParamSynopsis = "-D <number>",
            displayOrder = 2)
    public final double getDecay() {
        return decay;
    }

    public final void setDecay(double newDecay) {
        decay = newDecay;
    }

    @OptionMetadata(
            displayName = "decayEvery",
            description = "After how many epochs that is done: the thesis's text says 10 (default), its listing 1.",
            commandLineParamName = "T",
            commandLineParamSynopsis = "-T <int>",
            displayOrder = 3)
    public final int getDecayEvery() {
        return decayEvery;
    }

    public final void setDecayEvery(int newDecayEvery) {
        decayEvery = newDecayEvery;
    }

    @Override
    @OptionMetadata(
            displayName = "seed",
            description = "Decides the order of the rows and what else is random (default 1).",
            commandLineParamName = "S",
            commandLineParamSynopsis = "-S <int>",
            displayOrder = 4)
    public final int getSeed() {
        return seed;
    }

    @Override
    public final void setSeed(int newSeed) {
        seed = newSeed;
    }
}
