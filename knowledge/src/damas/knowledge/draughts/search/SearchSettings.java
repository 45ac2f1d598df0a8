package damas.knowledge.draughts.search;

import damas.knowledge.draughts.DrawRules;
import damas.knowledge.engine.Budget;

/**
 * How a player searches. {@link Search#of} builds the search; the {@code with} methods make other settings from one of
 * those named here.
 *
 * @param algorithm what looks at the tree
 * @param resolvesCaptures whether a line goes on below its depth while the side to move must capture
 * @param tableEntries the size of the transposition table, a power of two ({@link TranspositionTable}); 0 for none
 * @param tableUse which of its entries may stand in for a search
 * @param historyHeuristic whether moves that have cut off other searches come first, behind the table's move
 * @param firstDepth the depth where deepening begins, if the budget allows it
 * @param depthStep by how much it goes on
 * @param budget the player's own budget, for those who ask without others
 * @param rules the draws that it sees inside the tree
 */
public record SearchSettings(
        Algorithm algorithm,
        boolean resolvesCaptures,
        int tableEntries,
        TableUse tableUse,
        boolean historyHeuristic,
        int firstDepth,
        int depthStep,
        Budget budget,
        DrawRules rules) {
    /** What looks at the tree. */
    public enum Algorithm {
        MINIMAX,
        ALPHA_BETA
    }

    /**
     * NeuroDraughts: minimax to a fixed depth. The papers give neither the depth nor whether captures are resolved;
     * depth 4 and captures resolved is our choice.
     */
    public static final SearchSettings NEURODRAUGHTS = new SearchSettings(
            Algorithm.MINIMAX, true, 0, TableUse.PLAY, false, 4, 2, Budget.depth(4), DrawRules.ENGLISH);

    /**
     * VisionDraughts: alpha-beta with a transposition table, deepened 4, 6, 8 (reference/mp-draughts.md 7.1 and 7.7).
     * The size of the table (15 MB) and that captures are resolved are our choice; the papers give neither.
     */
    public static final SearchSettings VISIONDRAUGHTS = new SearchSettings(
            Algorithm.ALPHA_BETA,
            true,
            1 << 19,
            TableUse.PLAY,
            false,
            4,
            2,
            Budget.depth(8),
            DrawRules.ENGLISH);

    /** Alpha-beta and nothing else, deepened ply by ply without limit: where other settings start from. */
    public static final SearchSettings ALPHA_BETA = new SearchSettings(
            Algorithm.ALPHA_BETA, true, 0, TableUse.PLAY, false, 1, 1, Budget.UNLIMITED, DrawRules.ENGLISH);

    /**
     * Alpha-beta that plays the moves of {@link #NEURODRAUGHTS} at this depth, several times as fast. It has neither a
     * table nor shallower iterations: both find the same value too, but put other moves of that value first.
     */
    public static SearchSettings inPlaceOfMinimax(int depth) {
        return ALPHA_BETA.withDeepening(depth, 1).withBudget(Budget.depth(depth));
    }

    public SearchSettings {
        if (firstDepth < 1 || depthStep < 1) {
            throw new IllegalArgumentException("deepening begins at depth 1 or more and goes on by 1 or more");
        }
    }

    public SearchSettings withAlgorithm(Algorithm other) {
        return new SearchSettings(
                other,
                resolvesCaptures,
                tableEntries,
                tableUse,
                historyHeuristic,
                firstDepth,
                depthStep,
                budget,
                rules);
    }

    public SearchSettings withCapturesResolved(boolean resolved) {
        return new SearchSettings(
                algorithm, resolved, tableEntries, tableUse, historyHeuristic, firstDepth, depthStep, budget, rules);
    }

    public SearchSettings withTable(int entries, TableUse use) {
        return new SearchSettings(
                algorithm, resolvesCaptures, entries, use, historyHeuristic, firstDepth, depthStep, budget, rules);
    }

    public SearchSettings withHistoryHeuristic(boolean used) {
        return new SearchSettings(
                algorithm, resolvesCaptures, tableEntries, tableUse, used, firstDepth, depthStep, budget, rules);
    }

    public SearchSettings withDeepening(int first, int step) {
        return new SearchSettings(
                algorithm, resolvesCaptures, tableEntries, tableUse, historyHeuristic, first, step, budget, rules);
    }

    public SearchSettings withBudget(Budget other) {
        return new SearchSettings(
                algorithm,
                resolvesCaptures,
                tableEntries,
                tableUse,
                historyHeuristic,
                firstDepth,
                depthStep,
                other,
                rules);
    }

    public SearchSettings withRules(DrawRules other) {
        return new SearchSettings(
                algorithm,
                resolvesCaptures,
                tableEntries,
                tableUse,
                historyHeuristic,
                firstDepth,
                depthStep,
                budget,
                other);
    }
}
