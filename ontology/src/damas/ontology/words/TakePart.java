package damas.ontology.words;

import jade.content.AgentAction;

/** Gives an agent its part in a team that plays the named game, or new knowledge for it. */
public record TakePart(String teamName, String gameName, Player player) implements AgentAction {}
