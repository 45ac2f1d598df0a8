package damas.knowledge.textbook;

import damas.knowledge.engine.Engine;
import damas.knowledge.engine.Limits;
import damas.knowledge.engine.Report;
import damas.knowledge.game.Move;
import damas.knowledge.game.Position;
import java.time.Duration;
import java.util.List;

/**
 * {@link ExhaustiveSearch} as an engine, for games that are searched to their end in a moment: it answers before {@link
 * #think} returns, on the calling thread, and needs no limits.
 */
public final class ExhaustiveEngine implements Engine {
    @Override
    public void newGame() {
        // nothing is kept between moves
    }

    @Override
    public Thinking think(Position position, Limits limits, Listener listener) {
        long begun = System.nanoTime();
        Move best = ExhaustiveSearch.best(position);
        Position next = position.play(best);
        int value = -ExhaustiveSearch.value(next);
        listener.answered(Report.of(List.of(best), value, 1, 1, Duration.ofNanos(System.nanoTime() - begun)));
        return () -> { };
    }

    @Override
    public void close() {
        // no search is ever under way
    }
}
