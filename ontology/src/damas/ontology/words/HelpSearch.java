package damas.ontology.words;

import jade.content.AgentAction;

/**
 * What a master calls for when it looks for slaves.
 *
 * @param evaluation what they must know
 */
public record HelpSearch(String searchId, Evaluation evaluation, SearchPlan plan) implements AgentAction {}
