package damas.behaviours.searching;

import damas.knowledge.engine.Engine;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.function.Supplier;

/**
 * The engines of one player that have nothing to do: their tables and trees are large, and what they know of a game is
 * of use for its next move. A player that plays several games at once has several engines. For all threads.
 */
public final class EnginePool {
    private final Supplier<Engine> maker;
    private final Deque<Idle> idle = new ArrayDeque<>();

    /** An engine and the game that it played last. */
    private record Idle(String game, Engine engine) {}

    public EnginePool(Supplier<Engine> maker) {
        this.maker = maker;
    }

    /** Takes the engine that played this game last; otherwise another one, to which the game is new. */
    public synchronized Engine take(String game) {
        for (Iterator<Idle> all = idle.iterator(); all.hasNext(); ) {
            Idle one = all.next();
            if (one.game.equals(game)) {
                all.remove();
                return one.engine;
            }
        }
        if (idle.isEmpty()) {
            return maker.get();
        }
        Engine other = idle.poll().engine;
        other.newGame();
        return other;
    }

    /** Puts an engine back after it has answered or failed. */
    public synchronized void giveBack(String game, Engine engine) {
        idle.add(new Idle(game, engine));
    }
}
