package damas.ontology.words;

import jade.content.Concept;

/**
 * What a search has found.
 *
 * @param value what the position is worth to the side to move
 * @param variation the best line in PDN, its first move the one to play
 */
public record SearchReport(double value, int depth, long nodes, long milliseconds, String variation)
        implements Concept {}
