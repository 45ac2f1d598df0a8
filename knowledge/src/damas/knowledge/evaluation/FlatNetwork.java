package damas.knowledge.evaluation;

/**
 * The network as search evaluates it: in float, and without a multiplication up to the hidden layer.
 *
 * <p>Inputs are bits, so each set bit adds its row of weights, to the hidden neurons and to the output alike: the
 * direct link is one more column. Equal to {@link EncogNetwork} to 1e-5, which is tested. Not for two threads.
 */
public final class FlatNetwork {
    /** Columns that are summed at a time, in local variables. */
    private static final int BLOCK = 8;

    private final NetworkShape shape;
    private final int width;
    private final float[] rows;
    private final float[] bias;
    private final float[] toOutput;
    private final float[] sums;

    public FlatNetwork(NetworkShape shape) {
        this.shape = shape;
        width = (shape.hidden() + BLOCK) / BLOCK * BLOCK;
        rows = new float[shape.inputs() * width];
        bias = new float[width];
        toOutput = new float[shape.hidden()];
        sums = new float[width];
    }

    public FlatNetwork(NetworkWeights weights) {
        this(weights.shape());
        load(weights.copy());
    }

    /** Takes new weights, laid out as {@link NetworkShape} says. */
    public void load(double[] weights) {
        int hidden = shape.hidden();
        for (int i = 0; i < shape.inputs(); i++) {
            for (int j = 0; j < hidden; j++) {
                rows[i * width + j] = (float) weights[shape.inputToHidden(i, j)];
            }
            rows[i * width + hidden] = (float) weights[shape.inputToOutput(i)];
        }
        for (int j = 0; j < hidden; j++) {
            bias[j] = (float) weights[shape.hiddenBias(j)];
            toOutput[j] = (float) weights[shape.hiddenToOutput(j)];
        }
        bias[hidden] = (float) weights[shape.outputBias()];
    }

    /** The prediction for these input bits. */
    public float output(long inputs) {
        for (int column = 0; column < width; column += BLOCK) {
            sum(inputs, column);
        }
        float output = sums[toOutput.length];
        for (int j = 0; j < toOutput.length; j++) {
            output += toOutput[j] * FastTanh.of(sums[j]);
        }
        return FastTanh.of(output);
    }

    private void sum(long inputs, int column) {
        float a = bias[column];
        float b = bias[column + 1];
        float c = bias[column + 2];
        float d = bias[column + 3];
        float e = bias[column + 4];
        float f = bias[column + 5];
        float g = bias[column + 6];
        float h = bias[column + 7];
        for (long rest = inputs; rest != 0; rest &= rest - 1) {
            int at = Long.numberOfTrailingZeros(rest) * width + column;
            a += rows[at];
            b += rows[at + 1];
            c += rows[at + 2];
            d += rows[at + 3];
            e += rows[at + 4];
            f += rows[at + 5];
            g += rows[at + 6];
            h += rows[at + 7];
        }
        sums[column] = a;
        sums[column + 1] = b;
        sums[column + 2] = c;
        sums[column + 3] = d;
        sums[column + 4] = e;
        sums[column + 5] = f;
        sums[column + 6] = g;
        sums[column + 7] = h;
    }
}
