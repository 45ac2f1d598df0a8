package damas.ontology.words;

import jade.content.Concept;
import java.util.Optional;

/** An agent that plays: it owns an evaluation and a search. */
public sealed interface Player extends Concept permits IIGA, EGA {
    /** Its name in the team. */
    String name();

    /** What it knows of positions. */
    Evaluation evaluation();

    /** How it searches. */
    SearchPlan search();

    /** The container that it lives in; if absent, or not there, the platform's main container. */
    Optional<String> container();
}
