package damas.knowledge.draughts.mining.features;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.evaluation.FeatureSet;
import damas.knowledge.draughts.evaluation.NetFeatureMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import weka.core.Attribute;
import weka.core.DenseInstance;
import weka.core.Instances;

/**
 * Finds the sets of features that winners' boards share (reference/mp-draughts.md 11), by Weka's Apriori or, where a
 * set is a whole tuple, by counting. A feature is present if its count is above zero.
 */
public final class FrequentSets {
    private final FeatureSet features;
    private final long[] boards;

    /** Looks at boards as the side to move sees them. */
    public FrequentSets(FeatureSet features, List<Board> boards) {
        this.features = features;
        NetFeatureMap map = new NetFeatureMap(features);
        this.boards = boards.stream().mapToLong(board -> map.present(board, board.turn())).toArray();
    }

    /** The boards as Weka takes them: a column of 0 or 1 for each feature. */
    public Instances data(String name) {
        ArrayList<Attribute> columns = new ArrayList<>();
        features.inputs().forEach(input -> columns.add(new Attribute(input.feature().toString(), List.of("0", "1"))));
        Instances data = new Instances(name, columns, boards.length);
        for (long present : boards) {
            double[] row = new double[features.size()];
            for (int i = 0; i < row.length; i++) {
                row[i] = present >>> i & 1;
            }
            data.add(new DenseInstance(1, row));
        }
        return data;
    }

    /**
     * The frequent sets, the most frequent first, of two the larger.
     *
     * @param least the support that a set must have, above 0 and up to 1
     */
    public List<FrequentSet> find(Support support, double least) {
        if (!(least > 0 && least <= 1)) {
            throw new IllegalArgumentException("the support must be above 0 and up to 1, not " + least);
        }
        if (boards.length == 0) {
            return List.of();
        }
        Map<Long, Integer> counts =
                switch (support) {
                    case TUPLE -> tuples(least);
                    case CLOSED -> outermost(ItemSets.frequent(data("boards"), least), true);
                    case MAXIMAL -> outermost(ItemSets.frequent(data("boards"), least), false);
                };
        return counts.keySet().stream()
                .filter(set -> set != 0)
                .sorted(Comparator.<Long>comparingInt(set -> -counts.get(set))
                        .thenComparingInt(set -> -Long.bitCount(set))
                        .thenComparingLong(set -> set))
                .map(set -> new FrequentSet(
                        features.subset(set), counts.get(set), (double) counts.get(set) / boards.length))
                .toList();
    }

    private Map<Long, Integer> tuples(double least) {
        Map<Long, Integer> counts = new HashMap<>();
        Arrays.stream(boards).forEach(present -> counts.merge(present, 1, Integer::sum));
        double limit = least * counts.values().stream().mapToInt(count -> count).max().orElse(0);
        counts.values().removeIf(count -> count < limit);
        return counts;
    }

    /**
     * Those sets to which no feature can be added.
     *
     * @param keepingBoards whether adding one is only held against a set if that loses no board
     */
    private Map<Long, Integer> outermost(Map<Long, Integer> frequent, boolean keepingBoards) {
        Map<Long, Integer> kept = new HashMap<>();
        frequent.forEach((set, count) -> {
            boolean outermost = true;
            for (int i = 0; i < features.size() && outermost; i++) {
                Integer larger = (set >>> i & 1) == 0 ? frequent.get(set | 1L << i) : null;
                outermost = larger == null || keepingBoards && larger < count;
            }
            if (outermost) {
                kept.put(set, count);
            }
        });
        return kept;
    }
}
