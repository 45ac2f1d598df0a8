package damas.ontology.words;

import java.util.Optional;

/** The agent of the opening and middle game (initial and intermediate game agent). */
public record IIGA(String name, Evaluation evaluation, SearchPlan search, Optional<String> container)
        implements Player, SearchingPlayer {}
