package damas.ontology.words;

import jade.content.Predicate;

/** News of long work: how much of it is done. */
public record SoFar(int finished, int total) implements Predicate {}
