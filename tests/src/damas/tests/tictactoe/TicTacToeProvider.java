package damas.tests.tictactoe;

import damas.knowledge.catalogue.GameProvider;
import damas.knowledge.game.Game;
import damas.knowledge.montecarlo.PlayoutGame;
import damas.knowledge.montecarlo.SettingsText;
import java.util.Optional;

/** Offers tic-tac-toe. */
public final class TicTacToeProvider implements GameProvider {
    @Override
    public String name() {
        return TicTacToe.NAME;
    }

    @Override
    public Game game() {
        return TicTacToe.GAME;
    }

    /** There are no settings. */
    @Override
    public Optional<PlayoutGame> playouts(String settings) {
        new SettingsText("").with(settings);
        return Optional.of(new TicTacToePlayouts());
    }
}
