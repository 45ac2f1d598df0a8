package damas.tests.search;

import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.draughts.search.SearchSettings.Algorithm;
import damas.knowledge.draughts.search.TableUse;

/** The searches that are compared: each adds one part to the one before. */
public enum SearchKind {
    MINIMAX(SearchSettings.ALPHA_BETA.withAlgorithm(Algorithm.MINIMAX), 6),
    ALPHA_BETA(SearchSettings.ALPHA_BETA, 10),
    WITH_TABLE(SearchSettings.ALPHA_BETA.withTable(SearchSettings.VISIONDRAUGHTS.tableEntries(), TableUse.PLAY), 12),
    WITH_ORDERING(WITH_TABLE.settings.withHistoryHeuristic(true), 12);

    private final SearchSettings settings;
    private final int benchDepth;

    SearchKind(SearchSettings settings, int benchDepth) {
        this.settings = settings;
        this.benchDepth = benchDepth;
    }

    /** The settings, deepened by two from a first depth. */
    SearchSettings settings(int firstDepth) {
        return settings.withDeepening(firstDepth, 2);
    }

    /** A depth that takes well under a second for all positions. */
    int benchDepth() {
        return benchDepth;
    }
}
