package damas.ontology.words;

import jade.content.AgentAction;

/** A container presents itself to the steward. */
public record Arrive(Host host) implements AgentAction {}
