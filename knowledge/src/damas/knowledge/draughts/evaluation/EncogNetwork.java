package damas.knowledge.draughts.evaluation;

import org.encog.engine.network.activation.ActivationTANH;
import org.encog.ml.data.MLData;
import org.encog.ml.data.basic.BasicMLData;
import org.encog.neural.freeform.FreeformConnection;
import org.encog.neural.freeform.FreeformLayer;
import org.encog.neural.freeform.FreeformNetwork;

/**
 * The network as Encog computes it: the reference that the others are tested against.
 *
 * <p>A {@link FreeformNetwork}, since Encog's {@code BasicNetwork} has no links from the inputs to the output.
 */
public final class EncogNetwork {
    private final FreeformNetwork network = new FreeformNetwork();
    private final int inputs;

    public EncogNetwork(NetworkWeights weights) {
        NetworkShape shape = weights.shape();
        inputs = shape.inputs();
        FreeformLayer input = network.createInputLayer(inputs);
        FreeformLayer hidden = network.createLayer(shape.hidden());
        FreeformLayer output = network.createOutputLayer(1);
        // the direct links first: later the input layer has a bias neuron, which they would include
        network.connectLayers(input, output, new ActivationTANH(), 0, false);
        network.connectLayers(input, hidden, new ActivationTANH(), 1, false);
        network.connectLayers(hidden, output, new ActivationTANH(), 1, false);
        network.performConnectionTask(link -> link.setWeight(weights.value(index(link, shape, input, hidden))));
    }

    private static int index(FreeformConnection link, NetworkShape shape, FreeformLayer input, FreeformLayer hidden) {
        int from = input.getNeurons().indexOf(link.getSource());
        int neuron = hidden.getNeurons().indexOf(link.getTarget());
        if (from < 0) {
            int source = hidden.getNeurons().indexOf(link.getSource());
            return source == shape.hidden() ? shape.outputBias() : shape.hiddenToOutput(source);
        }
        if (neuron < 0) {
            return shape.inputToOutput(from);
        }
        return from == shape.inputs() ? shape.hiddenBias(neuron) : shape.inputToHidden(from, neuron);
    }

    /** The network itself, for Encog's own methods. */
    public FreeformNetwork network() {
        return network;
    }

    /** These input bits as Encog takes them. */
    public MLData data(long bits) {
        MLData data = new BasicMLData(inputs);
        for (int i = 0; i < inputs; i++) {
            data.setData(i, bits >>> i & 1);
        }
        return data;
    }

    /** The prediction for these input bits. */
    public double output(long bits) {
        return network.compute(data(bits)).getData(0);
    }
}
