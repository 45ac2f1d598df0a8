package damas.knowledge.draughts.mining.exceptions;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.allocation.Clusterer;
import damas.knowledge.learning.Score;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Whether a board was given to the right agent: every other has played against the one that the clusterer chose
 * (reference/mp-draughts.md 12.2).
 *
 * @param challengers what each of the others scored against it, in the order of the classes
 */
public record Trial(Board board, String allocated, Map<String, Score> challengers) {
    public Trial {
        challengers = Collections.unmodifiableMap(new LinkedHashMap<>(challengers));
    }

    /** Plays the duels of a board. */
    public static Trial of(Board board, Clusterer clusterer, Duel duel) {
        String allocated = clusterer.nearest(board);
        Map<String, Score> challengers = new LinkedHashMap<>();
        for (String other : clusterer.classes()) {
            if (!other.equals(allocated)) {
                challengers.put(other, duel.play(board, other, allocated));
            }
        }
        return new Trial(board, allocated, challengers);
    }

    /**
     * Who would have been better. The thesis takes everybody who won a game of the two, even if the other was lost.
     *
     * @param netWins whether only those count who won more than they lost
     */
    public List<SpecialSituation> situations(boolean netWins) {
        return challengers.entrySet().stream()
                .filter(entry -> entry.getValue().wins() > (netWins ? entry.getValue().losses() : 0))
                .map(entry -> new SpecialSituation(board, allocated, entry.getKey()))
                .toList();
    }
}
