package damas.ontology.words;

import jade.content.Predicate;

/** What a player knows so far; also says that it is alive. */
public record Thinking(String game, String playerName, SearchReport report) implements Predicate {}
