package damas.knowledge.draughts.mining.positions;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.evaluation.Coding;
import damas.knowledge.draughts.evaluation.FeatureSet;
import damas.knowledge.draughts.evaluation.NetFeatureMap;
import java.util.ArrayList;
import java.util.List;
import weka.core.Attribute;
import weka.core.DenseInstance;
import weka.core.Instances;

/**
 * Positions as Weka takes them: a row each, in their order, with a column for each feature or bit, as the side to move
 * sees the board. As ARFF it is what {@code toString()} of the data says. How often a position was counted is not in
 * it: every clusterer is to see the same, and some do not know weights.
 */
public final class PositionData {
    private PositionData() {}

    /** A table without rows. */
    public static Instances header(String name, FeatureSet features, Coding coding) {
        ArrayList<Attribute> attributes = new ArrayList<>();
        coding.names(features).forEach(column -> attributes.add(new Attribute(column)));
        return new Instances(name, attributes, 0);
    }

    /** The table of these positions. */
    public static Instances of(String name, List<CountedPosition> positions, FeatureSet features, Coding coding) {
        Instances data = header(name, features, coding);
        NetFeatureMap map = new NetFeatureMap(features);
        for (CountedPosition position : positions) {
            Board board = position.board();
            data.add(new DenseInstance(1, coding.vector(map, board, board.turn())));
        }
        return data;
    }
}
