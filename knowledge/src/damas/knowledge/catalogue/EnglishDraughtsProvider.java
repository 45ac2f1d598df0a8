package damas.knowledge.catalogue;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.EnglishDraughts;
import damas.knowledge.draughts.search.MaterialSearch;
import damas.knowledge.game.Game;
import damas.knowledge.game.Move;
import damas.knowledge.game.Position;
import java.util.Random;

/** Offers English draughts. A fallback is the move of a short search that counts pieces. */
public final class EnglishDraughtsProvider implements GameProvider {
    /** A constant of the compiler: its use loads no class of the game. */
    static final String NAME = EnglishDraughts.NAME;

    /** The depth of the search for a fallback, in plies: its time comes on top of the limit of the move. */
    private static final int FALLBACK_DEPTH = 3;

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Game game() {
        return EnglishDraughts.GAME;
    }

    @Override
    public Move fallback(Position position) {
        Board board = EnglishDraughts.of(position).board();
        return new MaterialSearch().best(board, FALLBACK_DEPTH, new Random(board.key()));
    }
}
