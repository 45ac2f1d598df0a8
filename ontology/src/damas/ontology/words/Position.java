package damas.ontology.words;

import jade.content.Concept;

/**
 * A position with the game that led to it, so that repetitions are seen.
 *
 * @param start where the game began, as FEN
 * @param moves the moves since then in PDN, with blanks between; empty if there are none
 */
public record Position(String start, String moves) implements Concept {}
