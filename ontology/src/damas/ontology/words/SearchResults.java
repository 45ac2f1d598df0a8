package damas.ontology.words;

import jade.content.Predicate;

/** A slave's results, one a line. */
public record SearchResults(String search, String lines) implements Predicate {}
