package damas.knowledge.draughts.search;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.DrawJudge;
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
    private final boolean follows;
    private final boolean resolvesCaptures;
    private final DrawRules rules;

    // of the search that is going on
    private Side agent;
    private Walk walk;
    private DrawJudge judge;
    private SearchMeter meter;
    private Variation variation;

    public Minimax(SearchSettings settings, Evaluator evaluator) {
        this.evaluator = evaluator;
        follows = evaluator.follows();
        resolvesCaptures = settings.resolvesCaptures();
        rules = settings.rules();
    }

    @Override
    public SearchResult search(DraughtsPosition history, List<DraughtsMove> moves, int depth, SearchMeter newMeter) {
        begin(history, depth, newMeter);
        meter.node();
        float value = best(history.board(), moves, depth, 0);
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
        judge = walk.judge();
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
        if (judge.isDrawn()) {
            return Value.DRAW;
        }
        boolean goesOn = depth > 0 || resolvesCaptures && board.mustCapture();
        return goesOn ? best(board, board.moves(), depth, ply) : evaluation(board);
    }

    private float best(Board board, List<DraughtsMove> moves, int depth, int ply) {
        float best = Float.NEGATIVE_INFINITY;
        for (DraughtsMove move : moves) {
            Board next = board.play(move);
            judge.push(board, move.code(), next);
            if (follows) {
                walk.push(next);
                evaluator.push(move.code());
            }
            float value = -value(next, depth - 1, ply + 1);
            judge.pop();
            if (follows) {
                walk.pop(board);
                evaluator.pop();
            }
            if (value > best) {
                best = value;
                variation.extend(ply, move.code());
            }
        }
        return best;
    }

    private float evaluation(Board board) {
        walk.at(board);
        float value = evaluator.value();
        return board.turn() == agent ? value : -value;
    }
}
