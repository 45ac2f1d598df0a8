package damas.tests.engine;

import damas.containers.engine.Thinker;
import damas.containers.engine.Thought;
import damas.containers.engine.ThoughtListener;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.GameInPlay;
import damas.knowledge.engine.Limits;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Keeps what it is asked and answers when the test says so; stopped, it answers with the first move there is. */
final class FakeThinker implements Thinker {
    final List<String> asked = new ArrayList<>();
    Optional<GameInPlay> game = Optional.empty();
    Optional<Limits> limits = Optional.empty();
    Optional<ThoughtListener> listener = Optional.empty();
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
    public void think(GameInPlay newGame, Limits newLimits, ThoughtListener newListener) {
        note("think " + newGame.board());
        game = Optional.of(newGame);
        limits = Optional.of(newLimits);
        listener = Optional.of(newListener);
    }

    /** Says what it thinks of these moves. */
    void thinks(int depth, float value, DraughtsMove... moves) {
        listener.orElseThrow().thought(
                new Thought(depth, 100L * depth, value, Duration.ofMillis(depth), List.of(moves)));
    }

    void chooses(DraughtsMove move) {
        listener.orElseThrow().chosen(move);
    }

    void choosesFirst() {
        chooses(game.orElseThrow().board().moves().get(0));
    }

    @Override
    public void stop() {
        note("stop");
        choosesFirst();
    }

    @Override
    public void close() {
        note("close");
    }
}
