package damas.containers.view.draughts;

import damas.containers.view.GameView;
import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.EnglishDraughts;
import damas.knowledge.draughts.Squares;
import damas.knowledge.game.Move;
import damas.knowledge.game.Position;
import damas.knowledge.game.Side;
import java.util.Map;
import java.util.stream.IntStream;

/** The view of English draughts: a board of 8 by 8 squares. */
public final class DraughtsView implements GameView {
    @Override
    public String gameName() {
        // a constant of the compiler: its use loads no class of the game
        return EnglishDraughts.NAME;
    }

    @Override
    public String module() {
        return "draughts";
    }

    /** The squares of the move's path and those of the pieces that it takes, as numbers from 1 to 32. */
    @Override
    public Map<String, Object> move(Position before, Move move) {
        Board board = EnglishDraughts.of(before).board();
        DraughtsMove played = EnglishDraughts.of(move);
        return Map.of(
                "move", played.shortForm(board),
                "path", played.path(),
                "taken", IntStream.rangeClosed(1, Squares.COUNT)
                        .filter(square -> (played.taken() & Squares.of(square)) != 0)
                        .boxed()
                        .toList());
    }

    @Override
    public boolean needsPositions() {
        return false;
    }

    @Override
    public String drawing(Position position, Side viewer) {
        return BoardDrawing.of(EnglishDraughts.of(position).board(), viewer);
    }

    @Override
    public String marks(Side side) {
        return side == Side.FIRST ? "b, kings B" : "w, kings W";
    }

    @Override
    public String howToMove() {
        return "a move as 11-15 or 11x18, a longer capture as 11x25 or 11x18x25";
    }
}
