package damas.knowledge.engine;

import damas.knowledge.game.Move;
import java.util.List;
import java.util.OptionalDouble;

/**
 * A move that an engine considered.
 *
 * @param line the best line for both sides, its first move the candidate; it may end early
 * @param value what the position is worth to the side to move if it plays the line ({@link Value})
 * @param visits the nodes or simulations spent on the candidate; 0 if they were not counted
 * @param prior the probability of the move before the search, of engines that have one
 * @param lowerBound the value that the move has at least, of engines that estimate one
 */
public record Candidate(
        List<Move> line, double value, long visits, OptionalDouble prior, OptionalDouble lowerBound) {
    public Candidate {
        line = List.copyOf(line);
        if (line.isEmpty()) {
            throw new IllegalArgumentException("a candidate needs a move");
        }
    }

    /** A candidate of a search that counts no visits of single moves. */
    public static Candidate of(List<? extends Move> line, double value) {
        return new Candidate(List.copyOf(line), value, 0, OptionalDouble.empty(), OptionalDouble.empty());
    }

    /** The candidate itself. */
    public Move move() {
        return line.get(0);
    }
}
