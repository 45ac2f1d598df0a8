package damas.knowledge.catalogue;

import static damas.knowledge.text.NotationException.quoted;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.DrawRules;
import damas.knowledge.draughts.EnglishDraughts;
import damas.knowledge.draughts.montecarlo.DraughtsPlayoutSettings;
import damas.knowledge.draughts.montecarlo.DraughtsPlayouts;
import damas.knowledge.draughts.openings.OpeningCache;
import damas.knowledge.draughts.openings.Openings;
import damas.knowledge.draughts.search.MaterialSearch;
import damas.knowledge.game.Game;
import damas.knowledge.game.Move;
import damas.knowledge.game.Position;
import damas.knowledge.montecarlo.PlayoutGame;
import damas.knowledge.text.NotationException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Offers English draughts. Short searches that count pieces find fallbacks and judge offers of a draw. */
public final class EnglishDraughtsProvider implements GameProvider {
    /** A constant of the compiler: its use loads no class of the game. */
    static final String NAME = EnglishDraughts.NAME;

    /** The depth of the search for a fallback, in plies: its time comes on top of the limit of the move. */
    private static final int FALLBACK_DEPTH = 3;

    /** The depth to which pieces are counted before a draw is agreed, in plies. */
    private static final int DRAW_DEPTH = 8;

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Game game() {
        return EnglishDraughts.GAME;
    }

    @Override
    public List<String> openingSets() {
        return Arrays.stream(Openings.values()).map(Openings::toString).toList();
    }

    @Override
    public List<? extends Position> openings(String set, Path folder) {
        Openings wanted = Arrays.stream(Openings.values())
                .filter(one -> one.toString().equals(set))
                .findFirst()
                .orElseThrow(() -> new NotationException(quoted(set) + " is no set of openings of " + NAME));
        return DraughtsPosition.of(new OpeningCache(folder).load(wanted), DrawRules.NONE);
    }

    @Override
    public Optional<PlayoutGame> playouts(String settings) {
        return Optional.of(new DraughtsPlayouts(DraughtsPlayoutSettings.of(settings)));
    }

    @Override
    public boolean agreesToDraw(Position position) {
        return new MaterialSearch().value(EnglishDraughts.of(position).board(), DRAW_DEPTH) >= 0;
    }

    @Override
    public Move fallback(Position position) {
        Board board = EnglishDraughts.of(position).board();
        return new MaterialSearch().best(board, FALLBACK_DEPTH, new Random(board.key()));
    }
}
