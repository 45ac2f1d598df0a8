package damas.knowledge.draughts.evaluation;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.search.Evaluator;
import damas.knowledge.game.Side;

/** Evaluates boards with features and a network: from -1, lost for the agent, to 1, won. One for each search. */
public final class NetworkEvaluator implements Evaluator {
    private final NetFeatureMap map;
    private final FlatNetwork network;

    public NetworkEvaluator(NetworkWeights weights) {
        this(new NetFeatureMap(weights.features()), new FlatNetwork(weights));
    }

    /** With a network of the caller's, who may load other weights into it. */
    public NetworkEvaluator(NetFeatureMap map, FlatNetwork network) {
        this.map = map;
        this.network = network;
    }

    @Override
    public float evaluate(Board board, Side agent) {
        return network.output(map.inputs(board, agent));
    }
}
