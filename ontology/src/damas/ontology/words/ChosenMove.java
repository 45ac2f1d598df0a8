package damas.ontology.words;

import jade.content.Concept;

/** A move in PDN, with the whole path of a capture. */
public record ChosenMove(String text) implements Concept {}
