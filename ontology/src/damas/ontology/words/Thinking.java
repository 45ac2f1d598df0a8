package damas.ontology.words;

import jade.content.Predicate;

/**
 * What a player knows so far; also says that it is alive.
 *
 * @param reason why the coordinator asked this player; empty where the player speaks itself
 */
public record Thinking(String game, String playerName, SearchReport report, String reason) implements Predicate {}
