package damas.tests.tictactoe;

import damas.knowledge.catalogue.GameProvider;
import damas.knowledge.game.Game;

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
}
