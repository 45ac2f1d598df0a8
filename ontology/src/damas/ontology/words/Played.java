package damas.ontology.words;

import jade.content.Predicate;

/** The referee's answer to {@link PlayGame}. */
public record Played(String game, RecordedGame record) implements Predicate {}
