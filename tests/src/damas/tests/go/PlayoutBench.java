package damas.tests.go;

import damas.knowledge.go.Go;
import damas.knowledge.go.playout.GoPlayoutSettings;
import damas.knowledge.go.playout.GoPlayoutState;
import damas.knowledge.montecarlo.MoveTrace;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Play-outs a second from the empty board, one thread. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class PlayoutBench {
    private static final long SEED = 1959;

    /** The policy. */
    @Param({"random", "patterns"})
    String policy;

    /** The size of the board. */
    @Param({"9", "19"})
    int size;

    private final SplittableRandom random = new SplittableRandom(SEED);
    private final MoveTrace trace = new MoveTrace();
    private GoPlayoutState start;
    private GoPlayoutState state;

    /** Makes the empty board. */
    @Setup
    public void prepare() {
        GoPlayoutSettings settings = GoPlayoutSettings.of("policy=" + policy);
        start = new GoPlayoutState(Go.GAME.start("chinese size=" + size), settings);
        state = new GoPlayoutState(Go.GAME.start("chinese size=" + size), settings);
    }

    @Benchmark
    public double playOut() {
        state.copyFrom(start);
        trace.clear();
        return state.playOut(random, trace);
    }
}
