package damas.ontology.roster;

import damas.knowledge.engine.Engine;
import damas.knowledge.game.Game;
import damas.ontology.meaning.Engines;
import damas.ontology.words.EnginePlayer;
import damas.ontology.words.Player;
import damas.ontology.words.SearchingPlayer;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.function.Supplier;

/** The engines of a roster's players, without agents. */
public final class PlayerEngines {
    private PlayerEngines() {}

    /**
     * Makes the engines of one player, each of which searches alone.
     *
     * @param texts finds the text of a hash
     * @param threads runs the searches
     * @throws IllegalArgumentException if what the player needs is missing or wrong; the player of a roster is right
     */
    public static Supplier<Engine> serial(
            Player player, Game game, Function<String, Optional<String>> texts, Executor threads) {
        return player instanceof EnginePlayer own
                ? () -> Engines.of(own.engine(), game, threads)
                : SerialSearches.of((SearchingPlayer) player, texts, threads);
    }
}
