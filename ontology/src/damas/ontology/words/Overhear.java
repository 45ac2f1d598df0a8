package damas.ontology.words;

import jade.content.AgentAction;

/** Asks for what was said in a container since this was asked last. */
public record Overhear() implements AgentAction {}
