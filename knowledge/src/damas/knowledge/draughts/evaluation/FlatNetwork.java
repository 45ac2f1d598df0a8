package damas.knowledge.draughts.evaluation;

/**
 * The network as search evaluates it: in float, and without a multiplication up to the hidden layer.
 *
 * <p>Inputs are bits, so each set bit adds its row of weights, to the hidden neurons and to the output alike: the
 * direct link is one more column. The rows of each four neighbouring inputs are added up beforehand, one sum for each
 * of their sixteen patterns: 48 inputs are then always twelve rows, and the processor has no branch to guess. Equal to
 * {@link EncogNetwork} to 1e-5, which is tested. Not for two threads.
 */
public final class FlatNetwork {
    /** Inputs that share a table of sums. */
    private static final int GROUP = 4;

    private static final int PATTERNS = 1 << GROUP;

    /** Columns that are summed at a time, in local variables: 20 hidden neurons and the output take three blocks. */
    private static final int BLOCK = 7;

    private final NetworkShape shape;
    private final int width;

    /** Row {@code 16 g + p} is the sum for the pattern {@code p} of the inputs from {@code 4 g} on. */
    private final float[][] rows;

    private final float[] bias;
    private final float[] toOutput;
    private final float[] sums;

    public FlatNetwork(NetworkShape shape) {
        this.shape = shape;
        width = (shape.hidden() + BLOCK) / BLOCK * BLOCK;
        int groups = (shape.inputs() + GROUP - 1) / GROUP;
        rows = new float[groups * PATTERNS][width];
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
            float[] row = rows[i / GROUP * PATTERNS + (1 << i % GROUP)];
            int first = shape.inputToHidden(i, 0);
            for (int j = 0; j < hidden; j++) {
                row[j] = (float) weights[first + j];
            }
            row[hidden] = (float) weights[shape.inputToOutput(i)];
        }
        for (int i = 0; i < rows.length; i++) {
            int pattern = i % PATTERNS;
            int rest = pattern & pattern - 1;
            if (rest != 0) {
                add(rows[i - pattern + rest], rows[i - rest], rows[i]);
            }
        }
        for (int j = 0; j < hidden; j++) {
            bias[j] = (float) weights[shape.hiddenBias(j)];
            toOutput[j] = (float) weights[shape.hiddenToOutput(j)];
        }
        bias[hidden] = (float) weights[shape.outputBias()];
    }

    private static void add(float[] one, float[] other, float[] sum) {
        for (int j = 0; j < sum.length; j++) {
            sum[j] = one[j] + other[j];
        }
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
        long rest = inputs;
        for (int first = 0; first < rows.length; first += PATTERNS) {
            float[] row = rows[first + (int) (rest & PATTERNS - 1)];
            a += row[column];
            b += row[column + 1];
            c += row[column + 2];
            d += row[column + 3];
            e += row[column + 4];
            f += row[column + 5];
            g += row[column + 6];
            rest >>>= GROUP;
        }
        sums[column] = a;
        sums[column + 1] = b;
        sums[column + 2] = c;
        sums[column + 3] = d;
        sums[column + 4] = e;
        sums[column + 5] = f;
        sums[column + 6] = g;
    }
}
