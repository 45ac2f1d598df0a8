package damas.containers.view;

import damas.knowledge.game.Game;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.ServiceLoader;

/** The views on the class path, by the names of their games. */
public final class GameViews {
    private static final Map<String, GameView> VIEWS = load();

    private GameViews() {}

    private static Map<String, GameView> load() {
        Map<String, GameView> views = new LinkedHashMap<>();
        for (GameView view : ServiceLoader.load(GameView.class, GameViews.class.getClassLoader())) {
            if (views.put(view.gameName(), view) != null) {
                throw new IllegalStateException("two views of " + view.gameName());
            }
        }
        return Map.copyOf(views);
    }

    /** The view of a game; one that shows texts if the game has none of its own. */
    public static GameView of(Game game) {
        GameView own = VIEWS.get(game.name());
        return own == null ? new PlainView(game.name()) : own;
    }
}
