package damas.containers.engine;

import damas.knowledge.game.Move;
import damas.knowledge.game.Position;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;

/** Counts the leaves of a game tree ({@code perft}), of any game. {@code damas perft} is the fast count of draughts. */
final class TreeCount {
    private final BooleanSupplier stop;

    /**
     * @param stop becomes true, on any thread, to end the count
     */
    TreeCount(BooleanSupplier stop) {
        this.stop = stop;
    }

    /** The number of sequences of this many legal moves; empty if the count was stopped. */
    OptionalLong leaves(Position position, long depth) {
        if (stop.getAsBoolean()) {
            return OptionalLong.empty();
        }
        if (depth <= 1) {
            return OptionalLong.of(position.moves().size());
        }
        long sum = 0;
        for (Move move : position.moves()) {
            OptionalLong leaves = leaves(position.play(move), depth - 1);
            if (leaves.isEmpty()) {
                return leaves;
            }
            sum += leaves.getAsLong();
        }
        return OptionalLong.of(sum);
    }
}
