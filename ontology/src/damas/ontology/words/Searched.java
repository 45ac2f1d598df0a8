package damas.ontology.words;

import jade.content.Predicate;

/** A player's answer to {@link SearchPosition}. */
public record Searched(String game, SearchReport report) implements Predicate {}
