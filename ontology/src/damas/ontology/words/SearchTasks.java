package damas.ontology.words;

import jade.content.AgentAction;

/**
 * Tasks for a slave, one a line (damas.knowledge.search.distributed); many small elements would cost too much.
 *
 * @param searchId the search that they belong to
 */
public record SearchTasks(String searchId, String lines) implements AgentAction {}
