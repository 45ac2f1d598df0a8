package damas.tests.gtp;

import damas.knowledge.engine.Candidate;
import damas.knowledge.engine.Engine;
import damas.knowledge.engine.Limits;
import damas.knowledge.engine.Report;
import damas.knowledge.game.Move;
import damas.knowledge.game.Position;
import damas.knowledge.go.Go;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Plays the moves that a test names, or passes. With {@link Limits#INFINITE} it reports at once and answers when it is
 * told to.
 */
final class ScriptedGoEngine implements Engine {
    final List<String> asked = new ArrayList<>();
    final Deque<String> moves = new ArrayDeque<>();
    Map<String, double[]> maps = Map.of();
    Optional<String> trouble = Optional.empty();
    boolean isWaiting;

    @Override
    public void newGame() {
        asked.add("newGame");
    }

    @Override
    public Thinking think(Position position, Limits limits, Listener listener) {
        asked.add(position.text() + " " + limits.clock().map(clock -> clock.left(position.turn()).toMillis() + " ms "
                + clock.count(position.turn())).orElse("own"));
        if (trouble.isPresent()) {
            listener.failed(trouble.get(), new IllegalStateException(trouble.get()));
            return () -> { };
        }
        Move move = Go.GAME.move(position, moves.isEmpty() ? "pass" : moves.remove());
        Report report = new Report(
                List.of(
                        new Candidate(List.of(move), 0.5, 90, OptionalDouble.of(0.25), OptionalDouble.of(0.4)),
                        new Candidate(List.of(position.moves().get(0), move), -1023, 10, OptionalDouble.empty(),
                                OptionalDouble.empty())),
                1, 100, Duration.ZERO, false, maps);
        if (isWaiting || limits.equals(Limits.INFINITE)) {
            listener.report(report);
            return () -> listener.answered(report);
        }
        listener.answered(report);
        return () -> { };
    }

    @Override
    public boolean resigns(Report last) {
        return last.best().text().equals("A1");
    }

    @Override
    public void close() {
        asked.add("close");
    }
}
