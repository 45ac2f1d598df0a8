package damas.containers.engine;

import damas.knowledge.engine.Report;
import damas.knowledge.game.Move;
import java.time.Duration;
import java.util.List;

/**
 * An {@code info} line of an engine. Its line of moves may be empty, so it is no {@link Report} yet.
 *
 * @param fallback true if no player of a team chose the move
 * @param line the best line for both sides, up to the first move that is not legal
 */
record Info(int depth, long nodes, float value, Duration time, boolean fallback, List<Move> line) {
    /** The report of an engine that said this and then chose a move. */
    Report report(Move chosen) {
        boolean agrees = !line.isEmpty() && line.get(0).equals(chosen);
        return Report.of(agrees ? line : List.of(chosen), value, depth, nodes, time)
                .withFallback(fallback);
    }
}
