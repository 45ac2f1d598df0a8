package damas.ontology.words;

import jade.content.AgentAction;

/** Asks a coordinator for its team's move. */
public record ChooseMove(String game, GamePosition position, MoveLimits limits) implements AgentAction {}
