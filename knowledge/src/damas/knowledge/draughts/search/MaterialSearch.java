package damas.knowledge.draughts.search;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Colour;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.DrawRules;
import damas.knowledge.engine.Value;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** {@link AlphaBeta} to a fixed depth that counts pieces, follows captures to their end, and knows no draw. */
public final class MaterialSearch {
    /** What a man is worth here. */
    public static final int MAN = MaterialEvaluator.MAN;

    /** What a king is worth. */
    public static final int KING = MaterialEvaluator.KING;

    /** The value of a won position, less one for each ply that it takes to win. */
    public static final int WIN = 1_000_000;

    private final AlphaBeta search =
            new AlphaBeta(SearchSettings.ALPHA_BETA.withRules(DrawRules.NONE), new MaterialEvaluator());
    private final SearchMeter meter = SearchMeter.unlimited();

    /** What a position is worth to the side to move. */
    public int value(Board board, int depth) {
        float value = search.value(DraughtsPosition.of(board), depth, meter);
        if (Value.isProven(value)) {
            int win = WIN - Value.plies(value);
            return value > 0 ? win : -win;
        }
        return Math.round(value * MaterialEvaluator.SCALE);
    }

    /**
     * The best move of a position that has one; among moves of the same value chance decides.
     *
     * @throws IllegalArgumentException if the side to move has no move
     */
    public DraughtsMove best(Board board, int depth, Random random) {
        List<DraughtsMove> candidates = board.moves();
        if (candidates.isEmpty()) {
            throw new IllegalArgumentException(Colour.name(board.turn()) + " has no move in " + board);
        }
        if (candidates.size() == 1) {
            return candidates.get(0);
        }
        // the first of equal moves is the best: their order is the lot
        Collections.shuffle(candidates, random);
        return search.search(DraughtsPosition.of(board), candidates, depth, meter).best();
    }

    /** How many positions were looked at so far. */
    public long nodes() {
        return meter.nodes();
    }
}
