package damas.behaviours.searching;

import damas.knowledge.catalogue.Games;
import damas.knowledge.engine.Engine;
import damas.knowledge.game.Game;
import damas.ontology.meaning.Engines;
import damas.ontology.words.EnginePlayer;
import damas.ontology.words.Player;
import damas.ontology.words.SearchingPlayer;
import java.util.function.Supplier;

/** The engines of a player agent. */
public final class PlayerEngine {
    private PlayerEngine() {}

    /**
     * Makes the engines of a player; what the player needs must be on this host.
     *
     * @param slaves help engines that share their search
     * @throws IllegalArgumentException if the player does not play this game, or something that it needs is wrong
     */
    public static Supplier<Engine> of(Player player, String gameName, LeadingSlaves slaves) {
        if (player instanceof EnginePlayer own) {
            Game game = Games.named(gameName);
            Engines.of(own.engine(), game, SearchThread::runPromptly).close();
            return () -> Engines.of(own.engine(), game, SearchThread::runPromptly);
        }
        return DraughtsEngines.of((SearchingPlayer) player, slaves);
    }
}
