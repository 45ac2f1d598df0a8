package damas.knowledge.catalogue;

import static damas.knowledge.text.NotationException.quoted;

import damas.knowledge.game.Game;
import damas.knowledge.game.Move;
import damas.knowledge.game.Position;
import damas.knowledge.montecarlo.PlayoutGame;
import damas.knowledge.text.NotationException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Offers one game to {@link Games}. A provider knows the name of its game without loading a class of the game, so that
 * a platform loads only the games that it plays.
 */
public interface GameProvider {
    /** The name of the game, equal to {@link Game#name}. */
    String name();

    Game game();

    /** The names of sets of openings, the usual one first; without sets, games begin at the start. */
    default List<String> openingSets() {
        return List.of();
    }

    /**
     * The openings of one of the sets.
     *
     * @param folder keeps openings that take long to find
     */
    default List<? extends Position> openings(String set, Path folder) {
        throw new NotationException(quoted(set) + " is no set of openings of " + name());
    }

    /**
     * What tree search by play-outs needs of the game; empty if the game cannot be played so.
     *
     * @param settings of the play-outs, {@code key=value ...}; empty for the defaults
     * @throws damas.knowledge.text.NotationException if a setting is unknown
     */
    default Optional<PlayoutGame> playouts(String settings) {
        return Optional.empty();
    }

    /**
     * Whether a team agrees to a draw that its opponent, who is to move, offers: decided in milliseconds. A team agrees
     * to none unless its game knows better.
     *
     * @param position has a legal move
     */
    default boolean agreesToDraw(Position position) {
        return false;
    }

    /**
     * The move to play when no player has found one in time: found in about a millisecond, and the same for the same
     * position. A game can do better than this one, which is drawn by lot.
     *
     * @param position has a legal move
     */
    default Move fallback(Position position) {
        return position.moves().get(new SplittableRandom(position.key()).nextInt(position.moves().size()));
    }
}
