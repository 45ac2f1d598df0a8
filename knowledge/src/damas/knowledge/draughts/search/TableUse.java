package damas.knowledge.draughts.search;

/** Which entries of a transposition table may stand in for a search; any entry may name the move to try first. */
public enum TableUse {
    /**
     * Only those of the very depth that is wanted: without draws by rule the value at the root is then minimax's, to
     * the bit (reference/adversarial-search.md 6, T-14).
     */
    EXACT,

    /** Those of the depth that is wanted or a greater one (reference/mp-draughts.md 7.5): for play. */
    PLAY
}
