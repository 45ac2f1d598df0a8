package damas.ontology.words;

import jade.content.Predicate;

/**
 * Who takes part in a shared search. A slave that offers its help names itself; the leader names all, and says it again
 * when somebody has come or gone, and now and then for a sign of life. Nobody means that the search is over.
 *
 * @param members the peers, as {@code agent@container}, with blanks between
 */
public record SearchCrew(String searchId, String members) implements Predicate {}
