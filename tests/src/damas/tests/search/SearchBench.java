package damas.tests.search;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.search.Evaluator;
import damas.knowledge.draughts.search.MaterialEvaluator;
import damas.knowledge.draughts.search.Search;
import damas.knowledge.engine.Budget;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
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

/**
 * How fast search is: {@code nodes} is in nodes a second, the score itself in searches of all {@link MiddleGames} a
 * second, each to the depth named for its kind, with the material evaluation.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class SearchBench {
    private static final Evaluator MATERIAL = new MaterialEvaluator();

    /** What is searched how. */
    @Param
    private SearchKind kind;

    private Search search;

    /** The nodes that were looked at; JMH turns them into nodes a second. */
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    @State(Scope.Thread)
    public static class Counter {
        @SuppressWarnings("VisibilityModifier")
        public long nodes;
    }

    @Setup
    public void build() {
        search = Search.of(kind.settings(1), MATERIAL);
    }

    @Benchmark
    public void middleGames(Counter counter) {
        for (Board board : MiddleGames.BOARDS) {
            counter.nodes += search.search(DraughtsPosition.of(board), Budget.depth(kind.benchDepth())).nodes();
        }
    }
}
