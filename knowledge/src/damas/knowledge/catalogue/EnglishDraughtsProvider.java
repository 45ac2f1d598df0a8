package damas.knowledge.catalogue;

import damas.knowledge.draughts.EnglishDraughts;
import damas.knowledge.game.Game;

/** Offers English draughts. */
public final class EnglishDraughtsProvider implements GameProvider {
    /** A constant of the compiler: its use loads no class of the game. */
    static final String NAME = EnglishDraughts.NAME;

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Game game() {
        return EnglishDraughts.GAME;
    }
}
