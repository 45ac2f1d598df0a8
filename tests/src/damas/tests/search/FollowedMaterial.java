package damas.tests.search;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.search.Evaluator;
import damas.knowledge.draughts.search.MaterialEvaluator;
import damas.knowledge.draughts.search.Walk;
import damas.knowledge.game.Side;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Material as an accumulating evaluator counts it: each move changes the sum by the squares that it changes. It checks
 * each call of the search against the walk, and keeps what is wrong: a peer of a shared search may swallow an error.
 */
final class FollowedMaterial implements Evaluator {
    private static final int MOST_FAULTS = 10;

    /** The boards from the root to the one now, and the agent's sums on them in hundredths of a man. */
    private final Deque<Board> boards = new ArrayDeque<>();

    private final Deque<Integer> sums = new ArrayDeque<>();
    private final List<String> faults = new ArrayList<>();
    private Walk walk = Walk.from(Board.START, 0);
    private Side agent = Side.FIRST;
    private long pushes;
    private long values;

    @Override
    public void open(Walk at, Side newAgent) {
        walk = at;
        agent = newAgent;
        boards.clear();
        sums.clear();
        boards.push(at.board());
        sums.push(hundredths(at.board(), Long.MAX_VALUE));
    }

    @Override
    public boolean follows() {
        return true;
    }

    @Override
    public void push(long move) {
        Board before = boards.element();
        Board after = before.play(move);
        check(after, "push");
        long changed = before.black() ^ after.black() | before.white() ^ after.white() | before.kings() ^ after.kings();
        sums.push(sums.element() - hundredths(before, changed) + hundredths(after, changed));
        boards.push(after);
        pushes++;
    }

    @Override
    public void pop() {
        boards.pop();
        sums.pop();
        if (boards.isEmpty()) {
            faults.add("more pops than pushes");
            open(walk, agent);
        }
    }

    @Override
    public float value() {
        values++;
        check(boards.element(), "value");
        float value = (float) sums.element() / MaterialEvaluator.SCALE;
        if (value != MaterialEvaluator.evaluate(walk.board(), agent)) {
            faults.add(value + " on " + walk.board());
        }
        return value;
    }

    private void check(Board expected, String call) {
        boolean isThere = expected.equals(walk.board()) && expected.key() == walk.board().key();
        if (!isThere && faults.size() < MOST_FAULTS) {
            faults.add(call + ": the walk is at " + walk.board() + ", not at " + expected);
        }
    }

    private int hundredths(Board board, long squares) {
        int sum = 0;
        for (Side side : Side.values()) {
            int own = MaterialEvaluator.MAN * Long.bitCount(board.men(side) & squares)
                    + MaterialEvaluator.KING * Long.bitCount(board.kings(side) & squares);
            sum += side == agent ? own : -own;
        }
        return sum;
    }

    /** What was wrong so far. */
    List<String> faults() {
        return faults;
    }

    /** The moves that were pushed and not popped since the last search was opened. */
    int open() {
        return boards.size() - 1;
    }

    long pushes() {
        return pushes;
    }

    long values() {
        return values;
    }
}
