package damas.containers.view;

import damas.knowledge.game.Move;
import damas.knowledge.game.Position;
import damas.knowledge.game.Side;
import java.util.Map;

/** Shows any game by the texts of its positions and moves. */
final class PlainView implements GameView {
    private final String gameName;

    PlainView(String gameName) {
        this.gameName = gameName;
    }

    @Override
    public String gameName() {
        return gameName;
    }

    @Override
    public String module() {
        return "plain";
    }

    @Override
    public Map<String, Object> move(Position before, Move move) {
        return Map.of();
    }

    @Override
    public boolean needsPositions() {
        return true;
    }

    @Override
    public String drawing(Position position, Side viewer) {
        return "  " + position.text().replace("\n", "\n  ") + System.lineSeparator();
    }

    @Override
    public String marks(Side side) {
        return "";
    }

    @Override
    public String howToMove() {
        return "a move";
    }
}
