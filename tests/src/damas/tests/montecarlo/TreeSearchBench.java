package damas.tests.montecarlo;

import damas.knowledge.catalogue.Games;
import damas.knowledge.engine.Budget;
import damas.knowledge.game.Game;
import damas.knowledge.game.Position;
import damas.knowledge.montecarlo.MonteCarloSettings;
import damas.knowledge.montecarlo.MoveTrace;
import damas.knowledge.montecarlo.PlayoutGame;
import damas.knowledge.montecarlo.PlayoutState;
import damas.knowledge.montecarlo.TreeSearch;
import java.util.SplittableRandom;
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
 * Simulations a second from the start of a game: {@code search} with a tree, {@code playOut} without one. The
 * difference is the cost of the tree; {@code gamma=0.8} beside {@code gamma=1} shows the cost of the dynamic move
 * evaluation, and {@code threads=2} the gain by a second thread.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class TreeSearchBench {
    /** Of one search. */
    private static final int SIMULATIONS = 5_000;

    /** A game, as its name and perhaps its rules after a slash. */
    @Param({"english-draughts", "go/chinese size=9", "go/chinese size=19"})
    private String game;

    /** Settings that differ from the default, separated by semicolons. */
    @Param({"gamma=1", "gamma=0.8", "threads=2", "policy=uct;prior=none"})
    private String settings;

    private PlayoutGame playouts;
    private Position start;
    private PlayoutState root;
    private PlayoutState state;
    private TreeSearch search;
    private final MoveTrace trace = new MoveTrace();
    private final SplittableRandom random = new SplittableRandom(1);

    @Setup
    public void build() {
        String[] nameAndRules = game.split("/");
        Game named = Games.named(nameAndRules[0]);
        playouts = Games.playouts(nameAndRules[0], "");
        start = named.start(nameAndRules.length > 1 ? nameAndRules[1] : named.rules().get(0));
        root = playouts.state(start);
        state = playouts.state(start);
        search = new TreeSearch(
                playouts,
                MonteCarloSettings.of("seed=1 early-stop=false reuse=false " + settings.replace(';', ' ')),
                System::nanoTime);
    }

    @Benchmark
    @OperationsPerInvocation(SIMULATIONS)
    public Object search() {
        return search.search(start, Budget.nodes(SIMULATIONS), () -> false, report -> { });
    }

    @Benchmark
    public double playOut() {
        state.copyFrom(root);
        trace.clear();
        return state.playOut(random, trace);
    }
}
