package damas.containers.cli;

import damas.knowledge.engine.Engine;
import damas.knowledge.engine.Limits;
import damas.knowledge.engine.Report;
import damas.knowledge.game.Position;

/** An engine with other limits than its own for moves of which nothing is asked. */
record LimitedEngine(Engine engine, Limits own) implements Engine {
    @Override
    public void newGame() {
        engine.newGame();
    }

    @Override
    public Thinking think(Position position, Limits limits, Listener listener) {
        return engine.think(position, limits.equals(Limits.NONE) ? own : limits, listener);
    }

    @Override
    public boolean resigns(Report last) {
        return engine.resigns(last);
    }

    @Override
    public void close() {
        engine.close();
    }
}
