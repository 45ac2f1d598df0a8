package damas.ontology.words;

import jade.content.Concept;
import java.util.Optional;

/** An agent that finds moves: a {@link SearchingPlayer} of draughts, or a player of any game with an engine. */
public sealed interface Player extends Concept permits IIGA, EGA, EnginePlayer {
    /** Its name in the team. */
    String name();

    /** The container that it lives in; if absent, or not there, the platform's main container. */
    Optional<String> container();
}
