package damas.ontology.words;

import jade.content.Concept;

/**
 * The way in which an {@link EnginePlayer} finds its moves: one record for each kind of engine.
 *
 * <p>To add a kind, add a record here, its class to {@code ontology/damas.ttl}, its shape to {@code
 * ontology/shapes.ttl} and its factory to {@code damas.ontology.meaning.Engines}. Tests hold all four to each other.
 */
public sealed interface EnginePlan extends Concept {
    /** Searches to the end of the game, or as far as its time goes. */
    record Exhaustive() implements EnginePlan {}

    /**
     * Tree search by play-outs.
     *
     * @param settings of the search, {@code key=value} with blanks between ({@link
     *     damas.knowledge.montecarlo.MonteCarloSettings}); empty for the defaults
     * @param playouts settings of the game's play-outs in the same form
     */
    record MonteCarlo(String settings, String playouts) implements EnginePlan {}
}
