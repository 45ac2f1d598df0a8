package damas.knowledge.catalogue;

import damas.knowledge.game.Game;
import damas.knowledge.go.Go;
import damas.knowledge.go.playout.GoPlayoutGame;
import damas.knowledge.montecarlo.PlayoutGame;
import java.util.Optional;

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

    @Override
    public Optional<PlayoutGame> playouts(String settings) {
        return Optional.of(GoPlayoutGame.of(settings));
    }
}
