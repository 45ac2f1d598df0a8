package damas.tests.game;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Perft;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How fast the game core is: perft in million leaves a second, and its parts in nanoseconds a position or move, over
 * positions of the ply where perft 12 spends its time.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class MovesBench {
    private static final int SAMPLE = 4096;
    private static final int PLY = 11;

    private final Board[] boards = sample();
    private final long[] moves = new long[Board.MAX_MOVES];

    /** Positions after eleven random moves: one at random of those that perft counts the moves of. */
    private static Board[] sample() {
        Positions positions = new Positions(Positions.SEED);
        Board[] boards = new Board[SAMPLE];
        for (int i = 0; i < SAMPLE; i++) {
            Board board = Board.START;
            for (int ply = 0; ply < PLY; ply++) {
                var moves = board.moves();
                board = board.play(moves.get(positions.random().nextInt(moves.size())));
            }
            boards[i] = board;
        }
        return boards;
    }

    @Benchmark
    @BenchmarkMode(Mode.Throughput)
    @OutputTimeUnit(TimeUnit.MICROSECONDS)
    @OperationsPerInvocation(388_623_673)
    public long perft12MillionLeavesPerSecond() {
        return Perft.count(Board.START, 12);
    }

    @Benchmark
    @OperationsPerInvocation(SAMPLE)
    public int countMoves() {
        int sum = 0;
        for (Board board : boards) {
            sum += board.moveCount();
        }
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(SAMPLE)
    public int generateMoves() {
        int sum = 0;
        for (Board board : boards) {
            sum += board.moves(moves, 0);
        }
        return sum;
    }

    /** Every move of every position generated and played, as a search does; per position. */
    @Benchmark
    @OperationsPerInvocation(SAMPLE)
    public long generateAndPlayAllMoves() {
        long sum = 0;
        for (Board board : boards) {
            int end = board.moves(moves, 0);
            for (int i = 0; i < end; i++) {
                sum += board.play(moves[i]).key();
            }
        }
        return sum;
    }

    /** The same with one {@code Move} object for each, as code that is not hot does. */
    @Benchmark
    @OperationsPerInvocation(SAMPLE)
    public long listAndPlayAllMoves() {
        return Arrays.stream(boards)
                .mapToLong(board -> board.moves().stream().mapToLong(move -> board.play(move).key()).sum())
                .sum();
    }
}
