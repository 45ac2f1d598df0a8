package damas.knowledge.draughts.mining.positions;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Colour;
import damas.knowledge.draughts.DraughtsGame;
import damas.knowledge.game.Result;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Takes positions out of games (reference/mp-draughts.md 8.4, 11.2 and 11.7).
 *
 * <p>A capture may jump past the threshold; then the phase begins with fewer pieces, as it does for a coordinator. The
 * papers do not say whose move it is in a stored position, nor whether colours are exchanged (15, nos. 26 and 30): here
 * every position is kept as the side to move sees it, Black, so a position and its mirror are one.
 *
 * @param pieces the most pieces of the phase: 14 in MP-Draughts, 12 in D-MA-Draughts, 24 for whole games
 * @param extent which positions of the phase
 * @param winnersOnly whether only positions count in which the side is to move that went on to win
 */
public record PositionMiner(int pieces, Extent extent, boolean winnersOnly) {
    /** Which positions of the phase are taken. */
    public enum Extent {
        /** The first of each game. */
        FIRST,

        /** All, to the end of the game. */
        ALL
    }

    public PositionMiner {
        if (pieces < 2 || pieces > 2 * Board.MAX_PIECES) {
            throw new IllegalArgumentException(
                    "a phase has from 2 to " + 2 * Board.MAX_PIECES + " pieces, not " + pieces);
        }
    }

    /** What chapter 4 of the thesis mines features from: all that winners had before them. */
    public static PositionMiner winners() {
        return new PositionMiner(2 * Board.MAX_PIECES, Extent.ALL, true);
    }

    /** The positions of one game, in their order, none left out that comes twice. */
    public List<Board> positions(DraughtsGame game) {
        Stream<Board> phase = game.boards().stream()
                .filter(board -> board.pieceCount() <= pieces)
                .filter(board -> board.moveCount() > 0)
                .filter(board -> !winnersOnly || game.result() == Result.win(board.turn()));
        return phase.limit(extent == Extent.FIRST ? 1 : Long.MAX_VALUE)
                .map(board -> board.turn() == Colour.BLACK ? board : board.mirrored())
                .toList();
    }

    /** The different positions of many games, in the order of their first appearance. */
    public List<CountedPosition> mine(List<DraughtsGame> games) {
        Map<Board, Integer> counts = new LinkedHashMap<>();
        for (DraughtsGame game : games) {
            positions(game).forEach(board -> counts.merge(board, 1, Integer::sum));
        }
        List<CountedPosition> counted = new ArrayList<>(counts.size());
        counts.forEach((board, count) -> counted.add(new CountedPosition(board, count)));
        return counted;
    }
}
