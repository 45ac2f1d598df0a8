package damas.containers.cli;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.allocation.Prototypes;
import damas.knowledge.draughts.mining.positions.CountedPosition;
import damas.knowledge.text.NotationException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The boards of each cluster. */
final class ClusterBoards {
    private ClusterBoards() {}

    /** The most boards from which an agent is tested. */
    private static final int MOST_TRIALS = 200;

    /**
     * The boards of one cluster's agent.
     *
     * @param training on which it is trained
     * @param trials from which it is tested: others, unless the cluster has too few
     */
    record Share(List<Board> training, List<Board> trials) {}

    /**
     * The boards of each cluster, by the clusters' order: it is trained on those that were counted most often
     * (reference/adaba.md 8.6).
     *
     * @param most how many at most
     * @throws NotationException if a cluster has none
     */
    static Map<String, Share> of(Prototypes clusters, List<CountedPosition> positions, int most) {
        Map<String, Share> shares = new LinkedHashMap<>();
        divided(clusters, positions, CountedPosition::board).forEach((name, all) -> {
            if (all.isEmpty()) {
                throw new NotationException("none of these positions belongs to " + name
                        + ", so nobody can be trained for it; take those that the clusters were learned from");
            }
            List<Board> boards = all.stream()
                    .sorted(Comparator.comparingInt(position -> -position.count()))
                    .map(CountedPosition::board)
                    .toList();
            int trained = Math.min(most, boards.size());
            int first = boards.size() < 2 * trained ? 0 : trained;
            shares.put(name, new Share(
                    boards.subList(0, trained),
                    boards.subList(first, Math.min(first + MOST_TRIALS, boards.size()))));
        });
        return shares;
    }

    /** What belongs to each cluster, by the clusters' order; of some it may be nothing. */
    static <T> Map<String, List<T>> divided(Prototypes clusters, List<T> all, Function<T, Board> board) {
        Map<String, List<T>> members = new LinkedHashMap<>();
        clusters.classes().forEach(name -> members.put(name, new ArrayList<>()));
        all.forEach(one -> members.get(clusters.nearest(board.apply(one))).add(one));
        return members;
    }
}
