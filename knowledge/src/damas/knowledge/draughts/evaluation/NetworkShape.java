package damas.knowledge.draughts.evaluation;

/**
 * How large a network is, and where each of its weights stands in one flat array.
 *
 * <p>Inputs, one hidden layer and one output; every neuron is linked to all neurons of all later layers, so there are
 * direct links from the inputs to the output, and both layers have a bias (reference/mp-draughts.md 4, adaba.md 8.2).
 * The weights of the input layer come first, for they have a learning rate of their own:
 *
 * <pre>
 *   layer 0   input i to hidden j     i * hidden + j, so that an input's weights are neighbours
 *             bias to hidden j        inputs * hidden + j, as if it were one more input
 *             input i to output
 *   layer 1   hidden j to output
 *             bias to output
 * </pre>
 */
public record NetworkShape(int inputs, int hidden) {
    /** The papers' hidden neurons. */
    public static final int HIDDEN = 20;

    private static final int MOST_HIDDEN = 256;

    public NetworkShape {
        if (inputs < 1 || inputs > FeatureSet.MAX_BITS) {
            throw new IllegalArgumentException(inputs + " inputs, not 1 to " + FeatureSet.MAX_BITS);
        }
        if (hidden < 1 || hidden > MOST_HIDDEN) {
            throw new IllegalArgumentException(hidden + " hidden neurons, not 1 to " + MOST_HIDDEN);
        }
    }

    /** How many weights there are. */
    public int weights() {
        return outputBias() + 1;
    }

    /** The first weight of layer 1; all before it start at the input layer. */
    public int layer1() {
        return inputs * hidden + hidden + inputs;
    }

    public int inputToHidden(int input, int neuron) {
        return input * hidden + neuron;
    }

    public int hiddenBias(int neuron) {
        return inputs * hidden + neuron;
    }

    public int inputToOutput(int input) {
        return inputs * hidden + hidden + input;
    }

    public int hiddenToOutput(int neuron) {
        return layer1() + neuron;
    }

    public int outputBias() {
        return layer1() + hidden;
    }

    /** 48-20-1, as the papers write it. */
    @Override
    public String toString() {
        return inputs + "-" + hidden + "-1";
    }
}
