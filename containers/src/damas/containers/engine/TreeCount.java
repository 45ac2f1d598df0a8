package damas.containers.engine;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.Perft;
import damas.knowledge.draughts.search.StopSignal;
import java.util.OptionalLong;

/** Counts the leaves of the game tree in parts that take a moment each, so that a deep count can be stopped. */
final class TreeCount {
    /** The depth of a part. */
    private static final int PART = 5;

    private final StopSignal stop;

    TreeCount(StopSignal stop) {
        this.stop = stop;
    }

    /** How many sequences of so many moves there are; empty if it was stopped before it knew. */
    OptionalLong leaves(Board board, long depth) {
        if (stop.isRaised()) {
            return OptionalLong.empty();
        }
        if (depth <= PART) {
            return OptionalLong.of(Perft.count(board, (int) depth));
        }
        long sum = 0;
        for (DraughtsMove move : board.moves()) {
            OptionalLong leaves = leaves(board.play(move), depth - 1);
            if (leaves.isEmpty()) {
                return leaves;
            }
            sum += leaves.getAsLong();
        }
        return OptionalLong.of(sum);
    }
}
