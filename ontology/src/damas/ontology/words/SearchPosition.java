package damas.ontology.words;

import jade.content.AgentAction;

/** Asks a player for its move. */
public record SearchPosition(String game, GamePosition position, MoveLimits limits) implements AgentAction {}
