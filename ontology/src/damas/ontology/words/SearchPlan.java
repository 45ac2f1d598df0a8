package damas.ontology.words;

import jade.content.Concept;
import java.util.Optional;

/**
 * How a player searches: {@link damas.knowledge.draughts.search.SearchSettings} in words.
 *
 * @param algorithm {@code minimax} or {@code alpha-beta}
 * @param tableEntries the size of the transposition table, a power of two; 0 for none
 * @param tableUse {@code play} or {@code exact}
 * @param depth the depth where it ends if nobody says otherwise
 * @param distribution {@code serial}, or the way to share the search with slaves ({@link
 *     damas.knowledge.catalogue.Sharings})
 * @param drawRules {@code english}, {@code papers} or {@code none}
 */
public record SearchPlan(
        String algorithm,
        boolean capturesResolved,
        int tableEntries,
        String tableUse,
        boolean historyHeuristic,
        int firstDepth,
        int depthStep,
        Optional<Integer> depth,
        String distribution,
        String drawRules)
        implements Concept {}
