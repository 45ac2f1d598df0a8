package damas.ontology.words;

import jade.content.AgentAction;

/**
 * Tasks for a slave, one a line (damas.knowledge.search.distributed); many small elements would cost too much.
 *
 * @param search the search that they belong to
 */
public record SearchTasks(String search, String lines) implements AgentAction {}
