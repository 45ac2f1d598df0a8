package damas.knowledge.catalogue;

import static damas.knowledge.text.NotationException.quoted;

import damas.knowledge.game.Game;
import damas.knowledge.game.Move;
import damas.knowledge.game.Position;
import damas.knowledge.montecarlo.PlayoutGame;
import damas.knowledge.text.NotationException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;

/** The games on the class path, by name. */
public final class Games {
    /** The game of rosters and messages that name none. */
    public static final String DEFAULT = EnglishDraughtsProvider.NAME;

    private static final List<GameProvider> PROVIDERS = load();

    private Games() {}

    private static List<GameProvider> load() {
        List<GameProvider> providers = new ArrayList<>();
        ServiceLoader.load(GameProvider.class, Games.class.getClassLoader()).forEach(providers::add);
        if (providers.stream().map(GameProvider::name).distinct().count() < providers.size()) {
            throw new IllegalStateException("two games share a name: " + names(providers));
        }
        return List.copyOf(providers);
    }

    private static List<String> names(List<GameProvider> providers) {
        return providers.stream().map(GameProvider::name).sorted().toList();
    }

    /** The names of all games, sorted. */
    public static List<String> names() {
        return names(PROVIDERS);
    }

    /**
     * Finds a game by its name.
     *
     * @throws NotationException if no game on the class path has this name; the message lists the known names
     */
    public static Game named(String name) {
        return provider(name).game();
    }

    /**
     * What tree search by play-outs needs of a game.
     *
     * @param settings of the play-outs; empty for the defaults
     * @throws NotationException if there is no such game, it cannot be played so, or a setting is unknown
     */
    public static PlayoutGame playouts(String name, String settings) {
        return provider(name).playouts(settings).orElseThrow(() -> new NotationException(
                quoted(name) + " has no play-outs; these games have: " + String.join(", ", namesWithPlayouts())));
    }

    /** The names of the games that tree search by play-outs can play, sorted. */
    public static List<String> namesWithPlayouts() {
        return names(PROVIDERS.stream().filter(provider -> provider.playouts("").isPresent()).toList());
    }

    /** The move to play when no player has found one in time ({@link GameProvider#fallback}). */
    public static Move fallback(Position position) {
        return provider(position.game().name()).fallback(position);
    }

    /** The names of the sets of openings of a game, the usual one first ({@link GameProvider#openingSets}). */
    public static List<String> openingSets(Game game) {
        return provider(game.name()).openingSets();
    }

    /** The openings of a set ({@link GameProvider#openings}). */
    public static List<? extends Position> openings(Game game, String set, Path folder) {
        return provider(game.name()).openings(set, folder);
    }

    /** Whether a team agrees to a draw that its opponent offers ({@link GameProvider#agreesToDraw}). */
    public static boolean agreesToDraw(Position position) {
        return provider(position.game().name()).agreesToDraw(position);
    }

    private static GameProvider provider(String name) {
        for (GameProvider provider : PROVIDERS) {
            if (provider.name().equals(name)) {
                return provider;
            }
        }
        throw new NotationException(quoted(name) + " is no known game; there are " + String.join(", ", names()));
    }
}
