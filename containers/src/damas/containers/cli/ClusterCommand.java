package damas.containers.cli;

import damas.knowledge.draughts.allocation.PrototypeFile;
import damas.knowledge.draughts.allocation.Prototypes;
import damas.knowledge.draughts.allocation.Prototypes.Prototype;
import damas.knowledge.draughts.mining.clustering.Algorithm;
import damas.knowledge.draughts.mining.clustering.EpochClusterer;
import damas.knowledge.draughts.mining.clustering.Learned;
import damas.knowledge.draughts.mining.clustering.Partition;
import damas.knowledge.draughts.mining.clustering.Silhouette;
import damas.knowledge.draughts.mining.positions.CountedPosition;
import damas.knowledge.draughts.mining.positions.GamePart;
import damas.knowledge.draughts.mining.positions.PositionData;
import damas.knowledge.draughts.mining.positions.PositionMiner;
import damas.knowledge.draughts.mining.positions.PositionMiner.Extent;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import weka.clusterers.AbstractClusterer;
import weka.core.Instances;

/** Divides endgames into clusters. */
@Command(
        name = "cluster",
        description = {
            "Divide endgame positions into clusters, each of which an endgame agent can own.",
            "Writes the clusters as a small text file, with a picture of them and one of a typical board for each."
        })
final class ClusterCommand implements Callable<Integer> {
    /** The algorithms by the names that people type. */
    static final class Algorithms extends NamedValues<Algorithm> {
        Algorithms() {
            super("algorithm", List.of(Algorithm.values()));
        }
    }

    @Parameters(
            paramLabel = "FILE",
            arity = "1..*",
            description = "Games in PDN, or positions that damas mine positions wrote (.txt).")
    private List<Path> files;

    @Option(
            names = "--by",
            paramLabel = "ALGORITHM",
            converter = Algorithms.class,
            completionCandidates = Algorithms.class,
            description = "One of ${COMPLETION-CANDIDATES} (${DEFAULT-VALUE}).")
    private Algorithm algorithm = Algorithm.ASONDE;

    @Option(
            names = "--options",
            paramLabel = "OPTIONS",
            description = "Options of the algorithm as Weka writes them, in quotes: '-A 0.98 -E 100'.")
    private String options = "";

    @Option(
            names = "--compare",
            description = {
                "Compare all algorithms, with the papers' options, instead of writing clusters.",
                "Of --options only those of learning in epochs make sense then: -E, -D and -T."
            })
    private boolean compare;

    @Option(
            names = "--folds",
            paramLabel = "N",
            description = "With --compare: leave out a fold of the positions at a time (1: all positions, once).")
    private int folds = 1;

    @Option(names = "--seed", paramLabel = "NUMBER", description = "Decides what is random (${DEFAULT-VALUE}).")
    private int seed = 1;

    @Option(names = "--out", paramLabel = "FILE", description = "Where they go (var/mining/clusters.txt).")
    private Optional<Path> out = Optional.empty();

    @Mixin
    private Endgames endgames;

    @Mixin
    private GameFiles source;

    @Mixin
    private SeenFeatures seen;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        PositionMiner miner = endgames.miner(Extent.FIRST, spec);
        AbstractClusterer clusterer;
        try {
            clusterer = algorithm.create(seed, options);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage().strip().replaceAll("\\s*\\n\\s*", "; "));
        }
        if (!compare && !Learned.hasPrototypes(clusterer)) {
            throw new ParameterException(spec.commandLine(), algorithm + " has no prototypes to keep; see --compare");
        }
        if (folds < 1) {
            throw new ParameterException(spec.commandLine(), "there must be a fold, or more");
        }
        PrintWriter print = spec.commandLine().getOut();
        List<CountedPosition> positions =
                source.positions(files, miner, GamePart.TRAINING, spec.commandLine().getErr());
        Instances data = PositionData.of(command(), positions, seen.features(), seen.coding());
        print.println(data.size() + " positions, " + data.numAttributes() + " columns");
        if (compare) {
            new ClusterComparison(data, folds, seed, options).run(spec.commandLine());
        } else {
            cluster(clusterer, positions, data);
        }
        return ExitCode.OK;
    }

    private void cluster(AbstractClusterer clusterer, List<CountedPosition> positions, Instances data)
            throws IOException {
        double seconds = learn(clusterer, data);
        Partition partition = Partition.of(clusterer, data);
        Prototypes clusters = Learned.prototypes(clusterer, partition, seen.features(), seen.coding());
        PrintWriter print = spec.commandLine().getOut();
        int found = numberOfClusters(clusterer);
        print.println(String.format(
                Locale.ROOT,
                "%s: %d clusters with positions of %d found, silhouette %.3f, in %.1f s",
                clusters.algorithm(),
                partition.occupied(),
                found,
                Silhouette.mean(data, partition, clusters.measure(), seed),
                seconds));
        for (Prototype cluster : clusters.prototypes()) {
            double share = 100.0 * cluster.size() / data.size();
            print.println(String.format(Locale.ROOT, "  %-12s %6d  %.1f %%", cluster.name(), cluster.size(), share));
        }
        Path file = out.orElse(Home.var().resolve("mining").resolve("clusters.txt"));
        List<String> notes = List.of(
                "from " + data.size() + " positions with at most " + endgames.pieces() + " pieces",
                "settings " + String.join(" ", clusterer.getOptions()));
        PrototypeFile.write(file, clusters, command(), notes);
        print.println("The clusters are in " + file);
        ClusterPictures.draw(file, clusters, positions, data, print);
    }

    private double learn(AbstractClusterer clusterer, Instances data) {
        int epochs = clusterer instanceof EpochClusterer learner ? learner.getEpochs() : 1;
        long started = System.nanoTime();
        try (Progress progress = new Progress(spec.commandLine(), algorithm.toString(), "epochs", 0, epochs)) {
            if (clusterer instanceof EpochClusterer learner) {
                learner.setListener(epoch -> progress.advance(1));
            }
            clusterer.buildClusterer(data);
        } catch (Exception e) {
            throw new ParameterException(spec.commandLine(), algorithm + " cannot learn: " + e.getMessage(), e);
        }
        return (System.nanoTime() - started) / 1e9;
    }

    private static int numberOfClusters(AbstractClusterer clusterer) {
        try {
            return clusterer.numberOfClusters();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    /** The command that repeats this. */
    private String command() {
        return "./damas cluster " + GameFiles.names(files) + " --by " + algorithm
                + (options.isEmpty() ? "" : " --options '" + options + "'") + " " + endgames.options()
                + " " + source.option(GamePart.TRAINING) + " " + seen.options()
                + " --seed " + seed;
    }
}
