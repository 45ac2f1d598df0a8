package damas.ontology.words;

import jade.content.AgentAction;

/**
 * What a master calls for when it looks for slaves.
 *
 * @param leader the peer that leads, as {@code agent@container}
 * @param position what is searched
 * @param evaluation what they must know
 * @param search how they are to search
 */
public record HelpSearch(
        String searchId, String leader, Position position, Evaluation evaluation, SearchPlan search)
        implements AgentAction {}
