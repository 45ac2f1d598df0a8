package damas.knowledge.draughts.evaluation;

import java.util.Arrays;

/**
 * The network in double precision, with its derivative: what learning needs.
 *
 * <p>{@code h_j = tanh(bias_j + sum_i w_ij x_i)} and {@code P = tanh(bias + sum_j w_j h_j + sum_i d_i x_i)}
 * (reference/mp-draughts.md 4). The derivatives are those of its equations 6 to 8 without the trace, with the weight
 * from the hidden neuron to the output in 7, where the print has the wrong one. Works on a bare array of weights, laid
 * out as {@link NetworkShape} says, which the learner may change between two calls. Not for two threads.
 */
public final class NetworkGradient {
    private final NetworkShape shape;
    private final double[] hidden;

    public NetworkGradient(NetworkShape shape) {
        this.shape = shape;
        hidden = new double[shape.hidden()];
    }

    /** The prediction for these input bits. */
    public double predict(double[] weights, long inputs) {
        int neurons = hidden.length;
        System.arraycopy(weights, shape.hiddenBias(0), hidden, 0, neurons);
        double sum = weights[shape.outputBias()];
        for (long rest = inputs; rest != 0; rest &= rest - 1) {
            int input = Long.numberOfTrailingZeros(rest);
            int row = shape.inputToHidden(input, 0);
            for (int j = 0; j < neurons; j++) {
                hidden[j] += weights[row + j];
            }
            sum += weights[shape.inputToOutput(input)];
        }
        int toOutput = shape.hiddenToOutput(0);
        for (int j = 0; j < neurons; j++) {
            hidden[j] = Math.tanh(hidden[j]);
            sum += weights[toOutput + j] * hidden[j];
        }
        return Math.tanh(sum);
    }

    /** The activation of a hidden neuron in the last prediction. */
    public double hidden(int neuron) {
        return hidden[neuron];
    }

    /**
     * The prediction for these input bits; the derivative of the prediction with respect to each weight is written into
     * {@code gradient}, in the weights' layout.
     */
    public double gradient(double[] weights, long inputs, double[] gradient) {
        double prediction = predict(weights, inputs);
        double slope = 1 - prediction * prediction;
        int neurons = hidden.length;
        int bias = shape.hiddenBias(0);
        int toOutput = shape.hiddenToOutput(0);
        Arrays.fill(gradient, 0);
        for (int j = 0; j < neurons; j++) {
            gradient[toOutput + j] = slope * hidden[j];
            gradient[bias + j] = slope * weights[toOutput + j] * (1 - hidden[j] * hidden[j]);
        }
        gradient[shape.outputBias()] = slope;
        for (long rest = inputs; rest != 0; rest &= rest - 1) {
            int input = Long.numberOfTrailingZeros(rest);
            // an input that is 1 is to a hidden neuron what the bias is
            System.arraycopy(gradient, bias, gradient, shape.inputToHidden(input, 0), neurons);
            gradient[shape.inputToOutput(input)] = slope;
        }
        return prediction;
    }
}
