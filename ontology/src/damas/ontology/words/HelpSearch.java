package damas.ontology.words;

import jade.content.AgentAction;

/**
 * What a master calls for when it looks for slaves.
 *
 * @param leader the peer that leads, as {@code agent@container}
 * @param position what is searched
 * @param evaluation what they must know
 * @param search how they are to search
 * @param table the name of the table that they share, where they can; no other master has one of this name
 * @param age the age of the entries in it that they may use
 */
public record HelpSearch(
        String searchId,
        String leader,
        GamePosition position,
        Evaluation evaluation,
        SearchPlan search,
        String table,
        int age)
        implements AgentAction {}
