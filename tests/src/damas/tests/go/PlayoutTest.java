package damas.tests.go;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import damas.knowledge.game.Side;
import damas.knowledge.go.Go;
import damas.knowledge.go.GoBoard;
import damas.knowledge.go.GoColour;
import damas.knowledge.go.GoMove;
import damas.knowledge.go.GoPoints;
import damas.knowledge.go.GoPosition;
import damas.knowledge.go.Neighbourhood;
import damas.knowledge.go.playout.GoPlayoutSettings;
import damas.knowledge.go.playout.GoPlayoutState;
import damas.knowledge.go.playout.PlayoutPatterns;
import damas.knowledge.montecarlo.MoveTrace;
import damas.tests.Fast;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Play-outs of Go: what the policy plays, how they end, what they are worth, and the moves of the tree above them. */
@Fast
class PlayoutTest {
    private static final long SEED = 20261120;
    private static final int PLAYOUTS = 200;

    /** White to move. */
    private static GoPosition play(String text, String move) {
        GoPosition position = Go.GAME.parse(text, "chinese");
        return position.play(Go.GAME.move(position, move));
    }

    /** The first moves of many play-outs from a position. */
    private static Set<String> firstMoves(GoPosition position, String settings) {
        GoPlayoutState start = new GoPlayoutState(position, GoPlayoutSettings.of(settings));
        GoPlayoutState state = new GoPlayoutState(position, GoPlayoutSettings.of(settings));
        SplittableRandom random = new SplittableRandom(SEED);
        Set<String> moves = new TreeSet<>();
        for (int i = 0; i < PLAYOUTS; i++) {
            MoveTrace trace = new MoveTrace();
            state.copyFrom(start);
            state.playOut(random, trace);
            assertEquals(position.turn() == Side.FIRST, trace.isFirst(0));
            moves.add(GoMove.of(position.points(), trace.move(0)).text());
        }
        return moves;
    }

    @Test
    void theLastMovesBlockIsCapturedIfItIsInAtari() {
        GoPosition position = play("W:9/9/9/3B5/2B1B4/9/9/9/9", "D5");
        assertEquals(Set.of("D4"), firstMoves(position, ""));
    }

    @Test
    void ownBlocksAreSavedFromAtariByExtension() {
        GoPosition position = play("W:9/9/9/4W4/3WB4/9/9/9/9", "E4");
        assertEquals(Set.of("F5"), firstMoves(position, ""));
    }

    @Test
    void ownBlocksThatCannotExtendAreSavedByCapture() {
        GoPosition position = play("W:9/9/9/9/9/9/9/1WWB5/W1B6", "D1");
        assertEquals(Set.of("E1"), firstMoves(position, "order=save"));
    }

    @Test
    void theLibertyWhereABlockOfTwoLibertiesWouldEscapeIsTaken() {
        GoPosition position = play("W:9/9/9/9/9/9/9/1B7/9", "A2");
        assertEquals(Set.of("A3"), firstMoves(position, ""));
    }

    @Test
    void patternsArePlayedBesideTheLastMove() {
        GoPosition position = play("W:9/9/9/9/4B4/9/9/9/9", "F5");
        GoBoard board = position.copyOfBoard();
        Set<String> moves = firstMoves(position, "");
        assertEquals(Set.of("E6", "E4", "F6", "F4"), moves);
        for (String move : moves) {
            assertTrue(PlayoutPatterns.matches(board.near(GoMove.parse(move, 9).point(board.points()))), move);
        }
    }

    @Test
    void capturesAnywhereArePlayedBeforeRandomMoves() {
        GoPosition position = play("W:9/9/9/9/9/9/9/B8/W8", "E7");
        assertEquals(Set.of("B1"), firstMoves(position, ""));
        assertTrue(firstMoves(position, "policy=random").size() > 50);
    }

    @Test
    void theOrderOfTheRulesIsASetting() {
        GoPosition position = play("W:9/9/9/4W4/3WB4/3B1B3/9/9/9", "E4");
        assertEquals(Set.of("E3"), firstMoves(position, ""));
        assertEquals(Set.of("E3", "F5"), firstMoves(position, "order=save,capture-last"));
        assertEquals(Set.of("E3", "F5"), firstMoves(position, "order=save"));
    }

    /** Replays a play-out move by move on the slow board. */
    @ParameterizedTest
    @CsvSource({"5,patterns", "9,patterns", "13,patterns", "5,random", "9,random", "19,random"})
    void playoutsAreLegalFillNoEyeButToSaveABlockAndAreCountedRight(int size, String policy) {
        GoPosition position = Go.GAME.start("chinese size=" + size);
        GoPlayoutState start = new GoPlayoutState(position, GoPlayoutSettings.of("policy=" + policy));
        GoPlayoutState state = new GoPlayoutState(position, GoPlayoutSettings.of("policy=" + policy));
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < 50; i++) {
            MoveTrace trace = new MoveTrace();
            state.copyFrom(start);
            double reward = state.playOut(random, trace);
            SlowGoBoard slow = new SlowGoBoard(size, false);
            GoBoard board = position.copyOfBoard();
            for (int k = 0; k < trace.size(); k++) {
                int colour = trace.isFirst(k) ? GoColour.BLACK : GoColour.WHITE;
                if (slow.turn() != colour) {
                    slow.pass();
                }
                int point = trace.move(k);
                int cell = board.points().column(point) + size * board.points().row(point);
                assertTrue(slow.isLegal(cell), slow::stones);
                assertFalse(Neighbourhood.isEye(board.near(point), colour) && !saves(board, point), slow::stones);
                slow.play(cell);
                board.place(point, colour);
            }
            double score = slow.area() - 6.5;
            assertEquals(score > 0 ? 1 : 0, trace.result());
            double share = Math.abs(score) / (size * size + 6.5);
            assertEquals(score > 0 ? 0.98 + 0.02 * share : 0.02 - 0.02 * share, reward, 1e-12);
        }
    }

    /** Whether a block beside an eye is in atari, so that filling the eye connects it. */
    private static boolean saves(GoBoard board, int eye) {
        return IntStream.of(1, -1, board.points().stride(), -board.points().stride())
                .map(step -> eye + step)
                .anyMatch(point -> board.colour(point) != GoColour.BORDER && board.liberties(board.block(point)) == 1);
    }

    @Test
    void ownersAreThoseOfTheLastPlayout() {
        GoPlayoutState state = new GoPlayoutState(Go.GAME.start("chinese komi=0"), GoPlayoutSettings.DEFAULT);
        MoveTrace trace = new MoveTrace();
        state.playOut(new SplittableRandom(SEED), trace);
        double[] owners = new double[state.ownedPoints()];
        state.addOwners(owners);
        double sum = 0;
        for (double owner : owners) {
            sum += owner;
        }
        assertEquals(81, owners.length);
        assertEquals(trace.result(), sum > 0 ? 1 : 0);
    }

    @Test
    void aPlayoutThatGrowsTooLongIsCountedAsItStands() {
        GoPlayoutState state =
                new GoPlayoutState(Go.GAME.start("chinese"), GoPlayoutSettings.of("policy=random longest=1"));
        MoveTrace trace = new MoveTrace();
        state.playOut(new SplittableRandom(SEED), trace);
        assertEquals(81, trace.size());
    }

    /** Equal in every process; a change of the policy changes the hashes, which is then said in the commit. */
    @ParameterizedTest
    @CsvSource({"patterns,9,-9125528226714237413", "random,9,1164509104670546325", "patterns,19,-3464585413216603533"})
    void equalSeedsGiveEqualPlayouts(String policy, int size, long expected) {
        assertEquals(expected, hash(policy, size));
    }

    private static long hash(String policy, int size) {
        GoPosition position = Go.GAME.start("chinese size=" + size);
        GoPlayoutState start = new GoPlayoutState(position, GoPlayoutSettings.of("policy=" + policy));
        GoPlayoutState state = new GoPlayoutState(position, GoPlayoutSettings.of("policy=" + policy));
        SplittableRandom random = new SplittableRandom(SEED);
        long hash = 0;
        for (int i = 0; i < 100; i++) {
            MoveTrace trace = new MoveTrace();
            state.copyFrom(start);
            state.playOut(random, trace);
            for (int k = 0; k < trace.size(); k++) {
                hash = 31 * hash + trace.move(k);
            }
        }
        return hash;
    }

    @ParameterizedTest
    @ValueSource(strings = {"positional", "situational", "simple"})
    void theTreeHasTheLegalMovesButForOwnEyes(String ko) {
        SplittableRandom random = new SplittableRandom(SEED);
        int[] moves = new int[1000];
        for (int game = 0; game < 60; game++) {
            GoPosition position = Go.GAME.start("chinese size=" + (2 + game % 4) + " ko=" + ko);
            GoPlayoutState tree = new GoPlayoutState(position, GoPlayoutSettings.DEFAULT);
            for (int ply = 0; ply < 80 && position.outcome().isEmpty(); ply++) {
                GoPosition at = position;
                GoPlayoutState root = new GoPlayoutState(position, GoPlayoutSettings.DEFAULT);
                assertEquals(position.key(), tree.key());
                assertEquals(position.turn(), tree.turn());
                assertEquals(names(position), names(position, tree, moves), () -> at + " " + at.played());
                assertEquals(names(position), names(position, root, moves), () -> at + " " + at.played());
                List<GoMove> legal = position.moves();
                GoMove move = legal.get(random.nextInt(legal.size()));
                position = position.play(move);
                tree.play(move.point(position.points()));
            }
            assertEquals(position.outcome().isPresent(), tree.isOver());
        }
    }

    private static Set<String> names(GoPosition position) {
        GoBoard board = position.copyOfBoard();
        return position.moves().stream()
                .filter(move -> !isNeededEye(board, move.point(board.points())))
                .map(GoMove::text).collect(Collectors.toCollection(TreeSet::new));
    }

    private static boolean isNeededEye(GoBoard board, int point) {
        return point != GoPoints.PASS
                && Neighbourhood.isEye(board.near(point), board.turn())
                && !saves(board, point);
    }

    private static Set<String> names(GoPosition position, GoPlayoutState state, int[] moves) {
        Set<String> names = new TreeSet<>();
        int count = state.moves(moves);
        for (int i = 0; i < count; i++) {
            assertTrue(names.add(GoMove.of(position.points(), moves[i]).text()));
        }
        return names;
    }
}
