package damas.tests.search;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.evaluation.NetworkEvaluator;
import damas.knowledge.draughts.evaluation.NetworkFile;
import damas.knowledge.draughts.search.Evaluator;
import damas.knowledge.draughts.search.MaterialEvaluator;
import damas.knowledge.draughts.search.Search;
import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.engine.Budget;
import damas.tests.Needs;
import java.io.IOException;
import java.util.List;
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

/**
 * The cost of the {@link Evaluator} interface in a search: searches of all {@link MiddleGames} a second with a network,
 * in a JVM that knows only networks, and in one that has also searched with two other kinds, one of which follows the
 * search. With one kind the compiler calls it directly; with three it looks the method up at each call.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(5)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class EvaluatorKindsBench {
    private static final Budget DEPTH = Budget.depth(8);

    /** The number of kinds of evaluators that the JVM has searched with. */
    @Param({"1", "3"})
    private int kinds;

    private Search search;

    @Setup
    public void build() throws IOException {
        Evaluator network = new NetworkEvaluator(NetworkFile.read(
                        Needs.home().resolve("knowledge/weights/visiondraughts.txt")).weights());
        List<Evaluator> all = List.of(network, new MaterialEvaluator(), new FollowedMaterial());
        // in turns, so that the compiler sees all of them before it compiles the search for one
        for (int round = 0; round < 20; round++) {
            all.subList(0, kinds).forEach(evaluator -> searchAll(search(evaluator)));
        }
        search = search(network);
    }

    private static Search search(Evaluator evaluator) {
        return Search.of(SearchSettings.VISIONDRAUGHTS, evaluator);
    }

    private static long searchAll(Search search) {
        long nodes = 0;
        for (Board board : MiddleGames.BOARDS) {
            nodes += search.search(DraughtsPosition.of(board), DEPTH).nodes();
        }
        return nodes;
    }

    @Benchmark
    public long middleGames() {
        return searchAll(search);
    }
}
