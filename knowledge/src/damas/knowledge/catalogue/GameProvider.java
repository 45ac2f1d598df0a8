package damas.knowledge.catalogue;

import damas.knowledge.game.Game;

/**
 * Offers one game to {@link Games}. A provider knows the name of its game without loading a class of the game, so that
 * a platform loads only the games that it plays.
 */
public interface GameProvider {
    /** The name of the game, equal to {@link Game#name}. */
    String name();

    Game game();
}
