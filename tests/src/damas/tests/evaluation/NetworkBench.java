package damas.tests.evaluation;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.evaluation.EncogNetwork;
import damas.knowledge.draughts.evaluation.FlatNetwork;
import damas.knowledge.draughts.evaluation.NetFeatureMap;
import damas.knowledge.draughts.evaluation.NetworkEvaluator;
import damas.knowledge.draughts.evaluation.NetworkGradient;
import damas.knowledge.draughts.evaluation.NetworkShape;
import damas.knowledge.draughts.evaluation.NetworkWeights;
import damas.knowledge.draughts.evaluation.PublishedSet;
import damas.tests.game.Positions;
import java.util.concurrent.TimeUnit;
import org.encog.ml.data.MLData;
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
 * How fast boards are evaluated, in nanoseconds a board: VisionDraughts' 15 features and its network 48-20-1, over
 * positions of random games, each seen by both sides in turn. Encog's own {@code compute} stands beside.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class NetworkBench {
    private static final int SAMPLE = 4096;

    private final NetworkWeights weights = NetworkWeights.random(
            PublishedSet.VISIONDRAUGHTS.features(), NetworkShape.HIDDEN, Positions.SEED);
    private final double[] values = weights.copy();
    private final double[] slopes = new double[values.length];
    private final NetFeatureMap map = new NetFeatureMap(weights.features());
    private final FlatNetwork flat = new FlatNetwork(weights);
    private final NetworkEvaluator evaluator = new NetworkEvaluator(weights);
    private final NetworkGradient gradient = new NetworkGradient(weights.shape());
    private final EncogNetwork encog = new EncogNetwork(weights);

    private final Board[] boards = new Board[SAMPLE];
    private final long[] inputs = new long[SAMPLE];
    private final MLData[] data = new MLData[SAMPLE];

    public NetworkBench() {
        Positions positions = new Positions(Positions.SEED);
        for (int i = 0; i < SAMPLE; i++) {
            boards[i] = positions.fromGame();
            inputs[i] = map.inputs(boards[i], boards[i].turn());
            data[i] = encog.data(inputs[i]);
        }
    }

    @Benchmark
    @OperationsPerInvocation(SAMPLE)
    public long features() {
        long sum = 0;
        for (Board board : boards) {
            sum += map.inputs(board, board.turn());
        }
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(SAMPLE)
    public float network() {
        float sum = 0;
        for (long bits : inputs) {
            sum += flat.output(bits);
        }
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(SAMPLE)
    public float featuresAndNetwork() {
        float sum = 0;
        for (Board board : boards) {
            sum += evaluator.evaluate(board, board.turn());
        }
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(SAMPLE)
    public double networkByEncog() {
        double sum = 0;
        for (MLData input : data) {
            sum += encog.network().compute(input).getData(0);
        }
        return sum;
    }

    /** What learning computes after each move. */
    @Benchmark
    @OperationsPerInvocation(SAMPLE)
    public double gradient() {
        double sum = 0;
        for (long bits : inputs) {
            sum += gradient.gradient(values, bits, slopes);
        }
        return sum;
    }

    /** New weights for search, as learning makes them after each move. */
    @Benchmark
    public float load() {
        flat.load(values);
        return flat.output(1);
    }
}
