package damas.tests.mining;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.allocation.Condition;
import damas.knowledge.draughts.allocation.Dynamics;
import damas.knowledge.draughts.allocation.ExceptionRule;
import damas.knowledge.draughts.allocation.Measure;
import damas.knowledge.draughts.allocation.PhaseAllocator;
import damas.knowledge.draughts.allocation.Prototypes;
import damas.knowledge.draughts.allocation.Prototypes.Prototype;
import damas.knowledge.draughts.evaluation.Coding;
import damas.knowledge.draughts.evaluation.FeatureSet;
import damas.knowledge.draughts.evaluation.PublishedSet;
import damas.tests.game.Positions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How long a coordinator takes to allocate an endgame, in microseconds a position: 25 prototypes, as D-MA-Draughts has,
 * two rules for each, and the reason in words.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class AllocationBench {
    private static final int SAMPLE = 256;
    private static final int CLUSTERS = 25;

    @Param({"COUNTS", "BITS"})
    private Coding coding;

    @Param({"COSINE", "EUCLIDEAN"})
    private Measure measure;

    private final DraughtsPosition[] positions = new DraughtsPosition[SAMPLE];
    private PhaseAllocator allocator;

    @Setup
    public void prepare() {
        Positions random = new Positions(Positions.SEED);
        for (int i = 0; i < SAMPLE; ) {
            Board board = random.fromGame();
            if (board.pieceCount() <= 12) {
                positions[i++] = DraughtsPosition.of(board);
            }
        }
        FeatureSet features = PublishedSet.VISIONDRAUGHTS.features();
        Random numbers = new Random(1);
        List<Prototype> prototypes = new ArrayList<>();
        List<ExceptionRule> rules = new ArrayList<>();
        Map<String, String> agents = new HashMap<>();
        for (int i = 1; i <= CLUSTERS; i++) {
            String name = "cluster-" + i;
            prototypes.add(new Prototype(name, 1, numbers.doubles(coding.size(features)).toArray()));
            agents.put(name, "ega-" + i);
            rules.add(new ExceptionRule(name, Condition.parse("Threat > 1 and Taken <= 0"), "cluster-1"));
            rules.add(new ExceptionRule(name, Condition.parse("Exposure > 2 and TotalMobility <= 4"), "cluster-2"));
        }
        Prototypes clusters = new Prototypes("KSOM", features, coding, measure, prototypes);
        allocator = new PhaseAllocator("iiga", agents, 13, Dynamics.EVERY_MOVE, 1, clusters, rules);
    }

    @Benchmark
    @OperationsPerInvocation(SAMPLE)
    public int allocate() {
        int sum = 0;
        for (DraughtsPosition position : positions) {
            sum += allocator.allocate(position, Set.of()).players().size();
        }
        return sum;
    }
}
