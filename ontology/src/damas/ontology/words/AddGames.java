package damas.ontology.words;

import jade.content.AgentAction;

/** Asks the miner to add games to its archive; those that it has already are not added again. */
public record AddGames(String pdn) implements AgentAction {}
