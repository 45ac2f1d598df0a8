package damas.ontology.words;

import jade.content.Predicate;

/** A slave's results, one a line. */
public record SearchResults(String searchId, String lines) implements Predicate {}
