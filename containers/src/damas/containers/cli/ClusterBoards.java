package damas.containers.cli;

import damas.knowledge.allocation.Prototypes;
import damas.knowledge.game.Board;
import damas.knowledge.game.NotationException;
import damas.knowledge.mining.positions.CountedPosition;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The boards of each cluster. */
final class ClusterBoards {
    private ClusterBoards() {}

    /**
     * The boards on which the agent of each cluster is trained: those that were counted most often
     * (reference/adaba.md 8.6), by the clusters' order.
     *
     * @param most how many at most
     * @throws NotationException if a cluster has none
     */
    static Map<String, List<Board>> of(Prototypes clusters, List<CountedPosition> positions, int most) {
        Map<String, List<Board>> boards = new LinkedHashMap<>();
        divided(clusters, positions, CountedPosition::board).forEach((name, all) -> {
            if (all.isEmpty()) {
                throw new NotationException("none of these positions belongs to " + name
                        + ", so nobody can be trained for it; take those that the clusters were learned from");
            }
            boards.put(
                    name,
                    all.stream()
                            .sorted(Comparator.comparingInt(position -> -position.count()))
                            .map(CountedPosition::board)
                            .limit(most)
                            .toList());
        });
        return boards;
    }

    /** What belongs to each cluster, by the clusters' order; of some it may be nothing. */
    static <T> Map<String, List<T>> divided(Prototypes clusters, List<T> all, Function<T, Board> board) {
        Map<String, List<T>> members = new LinkedHashMap<>();
        clusters.classes().forEach(name -> members.put(name, new ArrayList<>()));
        all.forEach(one -> members.get(clusters.nearest(board.apply(one))).add(one));
        return members;
    }
}
