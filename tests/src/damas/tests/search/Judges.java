package damas.tests.search;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.search.Evaluator;
import damas.knowledge.draughts.search.Walk;
import damas.knowledge.game.Side;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/** Evaluators that turn the tree of a position into the tree that a test needs. */
final class Judges {
    private Judges() {}

    /** All leaves alike: a tree in perfect order, since the first move is as good as any. */
    static Judge constant(float value) {
        return new Judge((board, agent) -> value);
    }

    /** Each leaf has a value of its own, drawn by lot, and another for the other agent. */
    static Judge random(long seed) {
        return new Judge((board, agent) -> lot(board, agent, seed));
    }

    private static float lot(Board board, Side agent, long seed) {
        long mixed = (board.key() + seed * 0x9E3779B97F4A7C15L + agent.ordinal()) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 29) * 0x94D049BB133111EBL;
        // 22 bits: exact as a float, and never 1
        return (mixed >> 42) / (float) (1 << 21) + 0x1p-23f;
    }

    /** Leaves as written, the others as the second judge says. */
    static Judge written(Map<Board, Float> values, Judge others) {
        return new Judge((board, agent) -> {
            Float value = values.get(board);
            return value == null ? others.evaluate(board, agent) : value;
        });
    }

    /** Values as another evaluator does, and adds each leaf to a collection in the order of evaluation. */
    static Evaluator noting(Collection<Board> leaves, Evaluator judge) {
        return new Evaluator() {
            private Walk walk = Walk.from(Board.START, 0);

            @Override
            public void open(Walk at, Side agent) {
                walk = at;
                judge.open(at, agent);
            }

            @Override
            public boolean follows() {
                return judge.follows();
            }

            @Override
            public void push(long move) {
                judge.push(move);
            }

            @Override
            public void pop() {
                judge.pop();
            }

            @Override
            public float value() {
                leaves.add(walk.board());
                return judge.value();
            }
        };
    }

    /** The values of the leaves after two plies: one row for each move, one number for each reply. */
    static Map<Board, Float> rows(Board root, float[][] rows) {
        Map<Board, Float> values = new HashMap<>();
        for (int i = 0; i < rows.length; i++) {
            Board reply = root.play(root.moves().get(i));
            for (int j = 0; j < rows[i].length; j++) {
                values.put(reply.play(reply.moves().get(j)), rows[i][j]);
            }
        }
        return values;
    }
}
