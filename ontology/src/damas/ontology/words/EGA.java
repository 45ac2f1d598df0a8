package damas.ontology.words;

import java.util.Optional;

/**
 * An endgame agent.
 *
 * @param standsFor the endgames that are its own: a class of the team's {@link Clusterer}
 */
public record EGA(String name, String standsFor, Evaluation evaluation, SearchPlan search, Optional<String> container)
        implements Player, SearchingPlayer {}
