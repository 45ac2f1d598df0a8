package damas.ontology.words;

import jade.content.AgentAction;

/** Asks a search slave to offer itself to masters. */
public record Serve() implements AgentAction {}
