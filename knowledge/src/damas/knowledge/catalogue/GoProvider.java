package damas.knowledge.catalogue;

import damas.knowledge.game.Game;
import damas.knowledge.go.Go;

/** Offers Go. */
public final class GoProvider implements GameProvider {
    @Override
    public String name() {
        return Go.NAME;
    }

    @Override
    public Game game() {
        return Go.GAME;
    }
}
