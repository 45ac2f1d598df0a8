package damas.knowledge.draughts.mining.features;

import java.util.Locale;

/**
 * What it means that a set of features is frequent. The thesis contradicts itself (reference/mp-draughts.md 11.3): 26
 * sets are said to have a support above 10 %, each the whole tuple of features of a board, and of such sets there can
 * be nine at most; and if a set counted on every board that holds it, all 2,047 subsets of V10 would be among them.
 */
public enum Support {
    /**
     * A set is the tuple of a board, all features present and no other, and its frequency is compared with that of the
     * most frequent tuple. The reading used here: it keeps the unit that the thesis describes and its 10 %, gives a
     * number of sets of the thesis's order, and sets that are subsets of each other, as the published ones are.
     */
    TUPLE,

    /**
     * A set is frequent on every board that holds it (R. Agrawal, R. Srikant, 1994), compared with the number of
     * boards; of these the closed ones: no feature can be added without losing a board.
     */
    CLOSED,

    /** The same, of these the maximal ones: no feature can be added without becoming rare. */
    MAXIMAL;

    /** As a person types it: {@code tuple}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
