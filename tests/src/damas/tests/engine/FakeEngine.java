package damas.tests.engine;

import damas.knowledge.engine.Engine;
import damas.knowledge.engine.Limits;
import damas.knowledge.engine.Report;
import damas.knowledge.game.Move;
import damas.knowledge.game.Position;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Keeps what it is asked and answers when the test says so; stopped, it answers with the first legal move. */
final class FakeEngine implements Engine {
    final List<String> asked = new ArrayList<>();
    Optional<Position> position = Optional.empty();
    Optional<Limits> limits = Optional.empty();
    Optional<Listener> listener = Optional.empty();
    Optional<RuntimeException> trouble = Optional.empty();

    private void note(String call) {
        asked.add(call);
        trouble.ifPresent(e -> {
            throw e;
        });
    }

    @Override
    public void newGame() {
        note("newGame");
    }

    @Override
    public Thinking think(Position newPosition, Limits newLimits, Listener newListener) {
        note("think " + newPosition.text());
        position = Optional.of(newPosition);
        limits = Optional.of(newLimits);
        listener = Optional.of(newListener);
        return () -> {
            note("stop");
            choosesFirst();
        };
    }

    /** Reports a line of moves. */
    void reports(int depth, double value, Move... line) {
        listener.orElseThrow().report(
                Report.of(List.of(line), value, depth, 100L * depth, Duration.ofMillis(depth)));
    }

    void chooses(Move move) {
        listener.orElseThrow().answered(Report.unsearched(move));
    }

    void choosesFirst() {
        chooses(position.orElseThrow().moves().get(0));
    }

    @Override
    public void close() {
        note("close");
    }
}
