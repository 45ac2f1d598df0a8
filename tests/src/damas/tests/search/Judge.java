package damas.tests.search;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.search.Evaluator;
import damas.knowledge.draughts.search.Walk;
import damas.knowledge.game.Side;

/** An evaluator that computes each value from the board and the agent alone. */
final class Judge implements Evaluator {
    private final Rule rule;
    private Walk walk = Walk.from(Board.START, 0);
    private Side agent = Side.FIRST;

    /** A value for each board and agent. */
    @FunctionalInterface
    interface Rule {
        float value(Board board, Side agent);
    }

    Judge(Rule rule) {
        this.rule = rule;
    }

    @Override
    public void open(Walk at, Side newAgent) {
        walk = at;
        agent = newAgent;
    }

    @Override
    public float value() {
        return evaluate(walk.board(), agent);
    }

    float evaluate(Board board, Side side) {
        return rule.value(board, side);
    }
}
