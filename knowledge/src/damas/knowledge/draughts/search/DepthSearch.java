package damas.knowledge.draughts.search;

import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.DraughtsPosition;
import java.util.List;

/** A search to a fixed depth: what deepening repeats. */
public interface DepthSearch {
    /**
     * The best of some legal moves of the position now. Among moves of the same value the first is the best.
     *
     * @param moves the moves to choose from, in the order to try them; one or more
     * @throws SearchStopped if the budget is spent before the search is complete
     */
    SearchResult search(DraughtsPosition history, List<DraughtsMove> moves, int depth, SearchMeter meter);

    /**
     * What the position now is worth to the side to move; depth 0 evaluates it, or resolves its captures first.
     *
     * @throws SearchStopped if the budget is spent before the search is complete
     */
    float value(DraughtsPosition history, int depth, SearchMeter meter);

    /** Forgets what earlier searches have left to help later ones. */
    default void forget() {}
}
