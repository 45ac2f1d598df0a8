package damas.ontology.words;

import jade.content.AgentAction;

/**
 * Asks the steward to make a running team what a roster says.
 *
 * @param team the team as the roster describes it
 */
public record Reshape(Team team) implements AgentAction {}
