package damas.knowledge.draughts.evaluation;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Colour;
import damas.knowledge.draughts.search.Evaluator;
import damas.knowledge.draughts.search.Walk;
import damas.knowledge.game.Side;

/** Values boards with features and a network: from -1, lost for the agent, to 1, won. */
public final class NetworkEvaluator implements Evaluator {
    private final NetFeatureMap map;
    private final FlatNetwork network;
    private Walk walk = Walk.from(Board.START, 0);
    private Side agent = Colour.BLACK;

    public NetworkEvaluator(NetworkWeights weights) {
        this(new NetFeatureMap(weights.features()), new FlatNetwork(weights));
    }

    /** With a network into which the caller may load other weights between two searches. */
    public NetworkEvaluator(NetFeatureMap map, FlatNetwork network) {
        this.map = map;
        this.network = network;
    }

    @Override
    public void open(Walk at, Side newAgent) {
        walk = at;
        agent = newAgent;
    }

    @Override
    public float value() {
        return evaluate(walk.board(), agent);
    }

    /** How good a board is for a side. */
    public float evaluate(Board board, Side agent) {
        return network.output(map.inputs(board, agent));
    }
}
