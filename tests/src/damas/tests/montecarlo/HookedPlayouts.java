package damas.tests.montecarlo;

import damas.knowledge.game.Move;
import damas.knowledge.game.Position;
import damas.knowledge.game.Side;
import damas.knowledge.montecarlo.MoveTrace;
import damas.knowledge.montecarlo.PlayoutGame;
import damas.knowledge.montecarlo.PlayoutState;
import damas.knowledge.montecarlo.PriorKnowledge;
import java.util.random.RandomGenerator;

/**
 * A game whose play-outs run something first: a clock that advances, a failure.
 *
 * @param game the game itself
 * @param hook runs before each play-out, on its thread
 */
record HookedPlayouts(PlayoutGame game, Runnable hook) implements PlayoutGame {
    @Override
    public PlayoutState state(Position position) {
        return new HookedState(game.state(position), hook);
    }

    @Override
    public PriorKnowledge prior() {
        PriorKnowledge prior = game.prior();
        return (at, moves, size, values, counts) ->
                prior.set(((HookedState) at).state, moves, size, values, counts);
    }

    @Override
    public int code(Position position, Move move) {
        return game.code(position, move);
    }

    @Override
    public Move move(Position position, int code) {
        return game.move(position, code);
    }

    /** The state of the game itself, with the hook. */
    private record HookedState(PlayoutState state, Runnable hook) implements PlayoutState {
        @Override
        public int moveCodes() {
            return state.moveCodes();
        }

        @Override
        public void copyFrom(PlayoutState other) {
            state.copyFrom(((HookedState) other).state);
        }

        @Override
        public Side turn() {
            return state.turn();
        }

        @Override
        public int moves(int[] into) {
            return state.moves(into);
        }

        @Override
        public void play(int move) {
            state.play(move);
        }

        @Override
        public boolean isOver() {
            return state.isOver();
        }

        @Override
        public double playOut(RandomGenerator random, MoveTrace trace) {
            hook.run();
            return state.playOut(random, trace);
        }

        @Override
        public long key() {
            return state.key();
        }
    }
}
