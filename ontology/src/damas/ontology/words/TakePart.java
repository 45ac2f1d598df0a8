package damas.ontology.words;

import jade.content.AgentAction;

/** Gives an agent its part in a team, or new knowledge for it. */
public record TakePart(String teamName, Player player) implements AgentAction {}
