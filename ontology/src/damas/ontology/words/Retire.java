package damas.ontology.words;

import jade.content.AgentAction;

/** Asks an agent to take no more work, to finish what it has and to end. */
public record Retire() implements AgentAction {}
