package damas.knowledge.draughts.search;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.DrawRules;
import damas.knowledge.engine.Value;
import damas.knowledge.game.Side;
import java.util.List;

/**
 * Minimax to a fixed depth, without any pruning: the search of NeuroDraughts, and the oracle that the faster ones are
 * tested against (reference/adversarial-search.md 3.1). It is meant to be obviously right.
 */
public final class Minimax implements DepthSearch {
    private final Evaluator evaluator;
    private final boolean resolvesCaptures;
    private final DrawRules rules;

    // of the search that is going on
    private Side agent;
    private Walk walk;
    private SearchMeter meter;
    private Variation variation;

    public Minimax(SearchSettings settings, Evaluator evaluator) {
        this.evaluator = evaluator;
        resolvesCaptures = settings.resolvesCaptures();
        rules = settings.rules();
    }

    @Override
    public SearchResult search(DraughtsPosition history, List<DraughtsMove> moves, int depth, SearchMeter newMeter) {
        begin(history, depth, newMeter);
        meter.node();
        float value = best(moves, depth, 0);
        return new SearchResult(variation.moves(), value, depth, meter.nodes());
    }

    @Override
    public float value(DraughtsPosition history, int depth, SearchMeter newMeter) {
        begin(history, depth, newMeter);
        return value(history.board(), depth, 0);
    }

    private void begin(DraughtsPosition history, int depth, SearchMeter newMeter) {
        agent = history.board().turn();
        walk = new Walk(history, rules, depth);
        evaluator.open(walk, agent);
        meter = newMeter;
        variation = new Variation(Variation.longest(depth));
    }

    private float value(Board board, int depth, int ply) {
        meter.node();
        variation.clear(ply);
        if (board.moveCount() == 0) {
            return Value.loss(ply);
        }
        if (walk.isDrawn()) {
            return Value.DRAW;
        }
        boolean goesOn = depth > 0 || resolvesCaptures && board.mustCapture();
        return goesOn ? best(board.moves(), depth, ply) : evaluation(board.turn());
    }

    private float best(List<DraughtsMove> moves, int depth, int ply) {
        float best = Float.NEGATIVE_INFINITY;
        for (DraughtsMove move : moves) {
            walk.push(move.code());
            evaluator.push(move.code());
            float value = -value(walk.board(), depth - 1, ply + 1);
            walk.pop();
            evaluator.pop();
            if (value > best) {
                best = value;
                variation.extend(ply, move.code());
            }
        }
        return best;
    }

    private float evaluation(Side turn) {
        float value = evaluator.value();
        return turn == agent ? value : -value;
    }
}
