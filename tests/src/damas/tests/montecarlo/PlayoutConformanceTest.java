package damas.tests.montecarlo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.catalogue.Games;
import damas.knowledge.engine.Budget;
import damas.knowledge.engine.Report;
import damas.knowledge.game.Game;
import damas.knowledge.game.Move;
import damas.knowledge.game.Position;
import damas.knowledge.game.Side;
import damas.knowledge.montecarlo.MonteCarloSettings;
import damas.knowledge.montecarlo.MoveTrace;
import damas.knowledge.montecarlo.PlayoutGame;
import damas.knowledge.montecarlo.PlayoutState;
import damas.knowledge.montecarlo.TreeSearch;
import damas.knowledge.text.NotationException;
import damas.tests.Fast;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What {@link PlayoutGame}, {@link PlayoutState} and priors promise, held for every game on the class path that has
 * play-outs. A new game is tested as soon as it is registered.
 */
@Fast
class PlayoutConformanceTest {
    private static final long SEED = 20261118;
    private static final int GAMES = 10;
    private static final int LONGEST = 60;

    /** The share of moves of play-outs that may repeat a position against the rules. */
    private static final double MOST_REPETITIONS = 0.001;

    static Stream<String> games() {
        return Games.namesWithPlayouts().stream();
    }

    /** Positions of random games that are not over. */
    private static List<Position> positions(String name) {
        Game game = Games.named(name);
        Random random = new Random(SEED);
        List<Position> positions = new ArrayList<>();
        for (int i = 0; i < GAMES; i++) {
            Position position = game.start(game.rules().get(0));
            for (int ply = 0; ply < LONGEST && position.outcome().isEmpty(); ply++) {
                positions.add(position);
                position = position.play(position.moves().get(random.nextInt(position.moves().size())));
            }
        }
        return positions;
    }

    private static int[] moves(PlayoutState state) {
        int[] moves = new int[state.moveCodes()];
        return Arrays.copyOf(moves, state.moves(moves));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aStateHasMovesOfItsPosition(String name) {
        PlayoutGame playouts = Games.playouts(name, "");
        for (Position position : positions(name)) {
            PlayoutState state = playouts.state(position);
            assertEquals(position.turn(), state.turn());
            assertFalse(state.isOver(), position::text);
            Set<Integer> codes = new HashSet<>();
            for (int code : moves(state)) {
                assertTrue(code >= 0 && code < state.moveCodes(), () -> "code " + code);
                assertTrue(codes.add(code), () -> "two moves with code " + code + " in " + position.text());
                assertEquals(code, playouts.code(position, playouts.move(position, code)));
            }
            Set<Integer> legal = new HashSet<>();
            position.moves().forEach(move -> legal.add(playouts.code(position, move)));
            assertTrue(legal.containsAll(codes) && !codes.isEmpty(), position::text);
            assertEquals(position.moves().size(), legal.size(), position::text);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void aStateFollowsTheMovesOfAGame(String name) {
        PlayoutGame playouts = Games.playouts(name, "");
        List<Position> positions = positions(name);
        PlayoutState state = playouts.state(positions.get(0));
        for (int i = 0; i + 1 < positions.size(); i++) {
            List<? extends Move> played = positions.get(i + 1).played();
            if (played.isEmpty()) {
                state = playouts.state(positions.get(i + 1));
            } else {
                state.play(playouts.code(positions.get(i), played.get(played.size() - 1)));
                assertEquals(playouts.state(positions.get(i + 1)).key(), state.key());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void aPlayoutPlaysLegalMovesToAResult(String name) {
        PlayoutGame playouts = Games.playouts(name, "");
        SplittableRandom random = new SplittableRandom(SEED);
        int played = 0;
        int illegal = 0;
        for (Position position : positions(name)) {
            PlayoutState state = playouts.state(position);
            PlayoutState replayed = playouts.state(position);
            MoveTrace trace = new MoveTrace();
            double reward = state.playOut(random, trace);
            assertTrue(reward >= 0 && reward <= 1, () -> "reward " + reward);
            assertTrue(Set.of(0.0, 0.5, 1.0).contains(trace.result()), () -> "result " + trace.result());
            for (int i = 0; i < trace.size(); i++) {
                int move = trace.move(i);
                if (replayed.turn() == Side.FIRST != trace.isFirst(i)) {
                    replayed.play(replayed.idleMove());
                }
                assertEquals(replayed.turn() == Side.FIRST, trace.isFirst(i));
                played++;
                illegal += Arrays.stream(moves(replayed)).anyMatch(code -> code == move) ? 0 : 1;
                replayed.play(move);
            }
            while (state.isOver() && !replayed.isOver()) {
                replayed.play(replayed.idleMove());
            }
            assertEquals(state.key(), replayed.key());
        }
        assertTrue(illegal <= played * MOST_REPETITIONS, illegal + " of " + played + " moves are illegal");
    }

    @ParameterizedTest
    @MethodSource("games")
    void aCopyIsIndependentAndPlayoutsFollowTheirSeed(String name) {
        PlayoutGame playouts = Games.playouts(name, "");
        Position start = positions(name).get(0);
        PlayoutState root = playouts.state(start);
        long key = root.key();
        Set<List<Integer>> games = new HashSet<>();
        for (int i = 0; i < 2; i++) {
            PlayoutState state = playouts.state(start);
            state.play(moves(state)[0]);
            state.copyFrom(root);
            assertEquals(key, state.key());
            MoveTrace trace = new MoveTrace();
            state.playOut(new SplittableRandom(SEED), trace);
            assertEquals(key, root.key());
            List<Integer> played = new ArrayList<>();
            for (int m = 0; m < trace.size(); m++) {
                played.add(trace.move(m));
            }
            games.add(played);
        }
        assertEquals(1, games.size());
    }

    @ParameterizedTest
    @MethodSource("games")
    void priorsAreProbabilities(String name) {
        PlayoutGame playouts = Games.playouts(name, "");
        for (Position position : positions(name)) {
            PlayoutState state = playouts.state(position);
            int[] moves = moves(state);
            float[] values = new float[moves.length];
            float[] counts = new float[moves.length];
            playouts.prior().set(state, moves, moves.length, values, counts);
            playouts.prior().addBonus(state, moves, moves.length, values, counts);
            for (int i = 0; i < moves.length; i++) {
                assertTrue(values[i] >= 0 && values[i] <= 1 && counts[i] >= 0, position::text);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameIsSearched(String name) {
        TreeSearch search = new TreeSearch(
                Games.playouts(name, ""), MonteCarloSettings.of("seed=1 gamma=0.8 early-stop=false"), () -> 0);
        Position position = positions(name).get(0);
        for (int ply = 0; ply < 6 && position.outcome().isEmpty(); ply++) {
            Report report = search.search(position, Budget.nodes(100), () -> false, soFar -> { });
            assertEquals(100, search.statistics().simulations() + search.statistics().reused());
            assertTrue(position.moves().contains(report.best()), report::toString);
            position = position.play(report.best());
        }
    }

    @Test
    void anUnknownGameOrSettingIsNamed() {
        assertTrue(assertThrows(NotationException.class, () -> Games.playouts("chess", ""))
                .getMessage()
                .startsWith("'chess' is no known game; there are "));
        assertTrue(assertThrows(NotationException.class, () -> Games.playouts(Games.DEFAULT, "speed=9"))
                .getMessage()
                .startsWith("'speed' is no setting; there are "));
    }
}
