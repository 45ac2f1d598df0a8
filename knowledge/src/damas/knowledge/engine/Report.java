package damas.knowledge.engine;

import damas.knowledge.game.Move;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/**
 * What an engine has found about a position.
 *
 * @param candidates the moves that were considered, the best first; at least one
 * @param depth the depth of the last complete search, in plies; 0 if nothing was searched, and then values mean nothing
 * @param nodes the positions visited, or the simulations in a search by play-outs
 * @param time the time since the engine was asked
 * @param fallback whether no player chose the best move: it was played because no answer came in time
 * @param maps figures for each point of the board, by name: ownership and the like
 */
public record Report(
        List<Candidate> candidates,
        int depth,
        long nodes,
        Duration time,
        boolean fallback,
        Map<String, double[]> maps) {
    public Report {
        candidates = List.copyOf(candidates);
        maps = Map.copyOf(maps);
        if (candidates.isEmpty()) {
            throw new IllegalArgumentException("a report needs a candidate");
        }
    }

    /** The report of a search that follows one line. */
    public static Report of(List<? extends Move> line, double value, int depth, long nodes, Duration time) {
        return new Report(List.of(Candidate.of(line, value)), depth, nodes, time, false, Map.of());
    }

    /** A move that was not searched: it was the only one, or there was no time. */
    public static Report unsearched(Move move) {
        return of(List.of(move), Value.DRAW, 0, 0, Duration.ZERO);
    }

    /** The move to play. */
    public Move best() {
        return candidates.get(0).move();
    }

    /** The best line for both sides. */
    public List<Move> line() {
        return candidates.get(0).line();
    }

    /** What the position is worth to the side to move ({@link damas.knowledge.engine.Value}). */
    public double value() {
        return candidates.get(0).value();
    }

    public Report withFallback(boolean isFallback) {
        return new Report(candidates, depth, nodes, time, isFallback, maps);
    }
}
