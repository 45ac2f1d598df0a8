package damas.tests.montecarlo;

import static org.junit.jupiter.api.Assertions.assertEquals;

import damas.knowledge.engine.Budget;
import damas.knowledge.game.Move;
import damas.knowledge.game.Position;
import damas.knowledge.game.Side;
import damas.knowledge.montecarlo.MonteCarloSettings;
import damas.knowledge.montecarlo.MoveTrace;
import damas.knowledge.montecarlo.PlayoutGame;
import damas.knowledge.montecarlo.PlayoutState;
import damas.knowledge.montecarlo.PriorKnowledge;
import damas.knowledge.montecarlo.SearchedNode;
import damas.knowledge.montecarlo.TreeSearch;
import damas.tests.Fast;
import damas.tests.tictactoe.TicTacToe;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** Which moves of a simulation count for RAVE if both sides play the same code. */
@Fast
class RaveOrderTest {
    /** A game of two moves, 1 and 2, whose play-outs always are: the second side plays 2, the first side plays 2. */
    private static final class Scripted implements PlayoutState {
        private Side turn = Side.FIRST;

        @Override
        public int moveCodes() {
            return 3;
        }

        @Override
        public void copyFrom(PlayoutState other) {
            turn = ((Scripted) other).turn;
        }

        @Override
        public Side turn() {
            return turn;
        }

        @Override
        public int moves(int[] into) {
            into[0] = 1;
            into[1] = 2;
            return 2;
        }

        @Override
        public void play(int move) {
            turn = turn.opponent();
        }

        @Override
        public boolean isOver() {
            return false;
        }

        @Override
        public double playOut(RandomGenerator random, MoveTrace trace) {
            trace.add(2, Side.SECOND);
            trace.add(2, Side.FIRST);
            trace.end(1);
            return 1;
        }

        @Override
        public long key() {
            return turn.ordinal();
        }
    }

    /** The scripted play-outs, for the position at the start of any game. */
    private static final PlayoutGame GAME = new PlayoutGame() {
        @Override
        public PlayoutState state(Position position) {
            return new Scripted();
        }

        @Override
        public PriorKnowledge prior() {
            return (at, moves, size, values, counts) -> { };
        }

        @Override
        public int code(Position position, Move move) {
            return position.moves().indexOf(move);
        }

        @Override
        public Move move(Position position, int code) {
            return position.moves().get(code);
        }
    };

    /** The RAVE weight of move 2 after one simulation that begins with move 1. */
    private static float weightOfTwo(String settings) {
        for (int seed = 0; seed < 64; seed++) {
            TreeSearch search = new TreeSearch(
                    GAME, MonteCarloSettings.of("prior=none early-stop=false seed=" + seed + " " + settings), () -> 0);
            search.search(TicTacToe.GAME.start("standard"), Budget.nodes(1), () -> false, soFar -> { });
            SearchedNode root = search.tree().orElseThrow();
            SearchedNode one = root.children().stream().filter(child -> child.move() == 1).findFirst().orElseThrow();
            if (one.visits() == 1) {
                assertEquals(1, one.raveWeight());
                return root.children().stream()
                        .filter(child -> child.move() == 2)
                        .findFirst()
                        .orElseThrow()
                        .raveWeight();
            }
        }
        throw new AssertionError("move 1 was never chosen");
    }

    @Test
    void aMoveDoesNotCountIfTheOpponentPlayedItsCodeBefore() {
        assertEquals(0, weightOfTwo("rave-first=true"));
    }

    @Test
    void everyLaterMoveCountsIfTheSettingsSaySo() {
        assertEquals(1, weightOfTwo("rave-first=false"));
    }
}
