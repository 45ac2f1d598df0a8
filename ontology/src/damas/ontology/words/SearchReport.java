package damas.ontology.words;

import jade.content.Concept;
import java.util.Optional;

/**
 * What a search has found.
 *
 * @param value what the position is worth to the side to move
 * @param variation the best line in the notation of the game, its first move the one to play
 * @param resigns whether the player would rather give the game up
 * @param details further candidates and figures for each point of the board, in lines ({@link
 *     damas.ontology.meaning.ReportDetails}); absent if there are none
 */
public record SearchReport(
        double value,
        int depth,
        long nodes,
        long milliseconds,
        String variation,
        boolean resigns,
        Optional<String> details)
        implements Concept {
    /** A report of one line, by a player that goes on. */
    public SearchReport(double value, int depth, long nodes, long milliseconds, String variation) {
        this(value, depth, nodes, milliseconds, variation, false, Optional.empty());
    }
}
