package damas.containers.cli;

import damas.knowledge.draughts.allocation.PrototypeFile;
import damas.knowledge.draughts.allocation.Prototypes;
import damas.knowledge.draughts.evaluation.FeatureMapping;
import damas.knowledge.draughts.evaluation.FeatureSet;
import damas.knowledge.draughts.evaluation.NetworkFile;
import damas.knowledge.draughts.evaluation.NetworkWeights;
import damas.knowledge.draughts.evaluation.PublishedSet;
import damas.knowledge.draughts.evaluation.TrainedNetwork;
import damas.knowledge.draughts.learning.EndgameCourse;
import damas.knowledge.draughts.learning.LearningSettings;
import damas.knowledge.draughts.learning.TrainingSettings;
import damas.knowledge.draughts.mining.positions.GamePart;
import damas.knowledge.draughts.mining.positions.PositionMiner;
import damas.knowledge.draughts.mining.positions.PositionMiner.Extent;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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

/** Trains the endgame agents of clusters. */
@Command(
        name = "endgames",
        description = {
            "Train an endgame agent for each cluster, by self-play from the boards of that cluster.",
            "A trainer spreads the games over workers; an interrupted run goes on with its last game.",
            "D-MA-Draughts: --from visiondraughts. MP-Draughts: --sections 4 --games 10."
        })
final class TrainEndgamesCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "FILE",
            arity = "1..*",
            description = "Games in PDN, or positions that damas mine positions wrote (.txt).")
    private List<Path> files;

    @Option(names = "--clusters", paramLabel = "FILE", description = "The clusters (var/mining/clusters.txt).")
    private Optional<Path> clusters = Optional.empty();

    @Option(names = "--pieces", paramLabel = "N", description = "The most pieces of an endgame (${DEFAULT-VALUE}).")
    private int pieces = 12;

    @Option(names = "--boards", paramLabel = "N", description = "The most boards of a cluster (${DEFAULT-VALUE}).")
    private int boards = 25;

    @Option(names = "--sections", paramLabel = "N", description = "Sections of games (${DEFAULT-VALUE}).")
    private int sections = 3;

    @Option(names = "--games", paramLabel = "N", description = "Games on each board in a section (${DEFAULT-VALUE}).")
    private int games = 6;

    @Option(names = "--test-games", paramLabel = "N", description = "Games of the test after it (${DEFAULT-VALUE}).")
    private int testGames = 100;

    @Option(
            names = "--final-games",
            paramLabel = "N",
            description = "Games between each two clones at the end (${DEFAULT-VALUE}).")
    private int finalGames = 100;

    @Option(
            names = "--from",
            paramLabel = "NETWORK",
            description = {
                "Start from these weights: a player that comes with Damas, or the file of a network.",
                "What it knows of features that the agents see too is taken over. Otherwise random weights."
            })
    private Optional<String> from = Optional.empty();

    @Option(
            names = "--features",
            paramLabel = "SET",
            description = "What the agents see: a published set or a list (what --from sees, or visiondraughts).")
    private Optional<String> features = Optional.empty();

    @Option(names = "--depth", paramLabel = "PLIES", description = "How deep both sides search (${DEFAULT-VALUE}).")
    private int depth = 4;

    @Option(
            names = "--rate",
            paramLabel = "X",
            description = "Times the papers' learning rates (" + LearnPlan.RATE + " with --from, 0.1 without).")
    private Optional<Double> rate = Optional.empty();

    @Option(
            names = "--revert",
            paramLabel = "X",
            description = "Below this test score the learner is its clone again (${DEFAULT-VALUE}; the papers: 0).")
    private double revertBelow = 0.4;

    @Option(names = "--seed", paramLabel = "NUMBER", description = "Decides what is random (${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(
            names = "--out",
            paramLabel = "FOLDER",
            description = "Where the networks go, as cluster-1.txt (var/mining/networks).")
    private Optional<Path> out = Optional.empty();

    @Mixin
    private GameFiles source;

    @Mixin
    private TrainingGround ground;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        Prototypes prototypes = PrototypeFile.read(clusters.orElse(Home.var().resolve("mining/clusters.txt")));
        if (ground.workers() < 1 || boards < 1) {
            throw new ParameterException(spec.commandLine(), "training needs a worker and a board");
        }
        Optional<TrainedNetwork> known = from.isPresent() ? Optional.of(network(from.get())) : Optional.empty();
        FeatureSet seen = features.map(FeatureSet::parse)
                .or(() -> known.map(network -> network.weights().features()))
                .orElse(PublishedSet.VISIONDRAUGHTS.features());
        List<EndgameCourse> courses = new ArrayList<>();
        try {
            PositionMiner miner = new PositionMiner(pieces, Extent.FIRST, false);
            Map<String, ClusterBoards.Share> starts = ClusterBoards.of(
                    prototypes,
                    source.positions(files, miner, GamePart.TRAINING, spec.commandLine().getErr()),
                    boards);
            NetworkWeights start = FeatureMapping.start(known.map(TrainedNetwork::weights), seen, seed);
            starts.forEach((name, share) -> courses.add(new EndgameCourse(
                    name, start, share.training(), share.trials(), settings(share.training().size()))));
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage());
        }
        Path folder = out.orElse(Home.var().resolve("mining").resolve("networks"));
        List<String> notes = known.map(network -> List.of("from the weights of " + from.get() + ", after "
                        + network.games() + " games of its own"))
                .orElse(List.of("from random weights"));
        new EndgameTraining(folder, courses, command(), notes).run(ground, spec.commandLine());
        spec.commandLine().getOut().println(courses.size() + " networks are in " + folder);
        return ExitCode.OK;
    }

    private double rate() {
        return rate.orElse(from.isPresent() ? LearnPlan.RATE : LearningSettings.DEFAULT.rate());
    }

    private TrainingSettings settings(int starts) {
        return new TrainingSettings(
                TrainingSettings.search(depth),
                LearningSettings.DEFAULT.withRate(rate()),
                sections,
                games * starts,
                testGames,
                finalGames,
                1,
                revertBelow,
                seed);
    }

    /** A network by a player's name or by its file. */
    static TrainedNetwork network(String name) throws IOException {
        Path shipped = Home.weights().resolve(name + ".txt");
        return NetworkFile.read(name.matches("[a-z-]+") ? shipped : Path.of(name));
    }

    /** The command that repeats this. */
    private String command() {
        return "./damas train endgames " + GameFiles.names(files) + " " + source.option(GamePart.TRAINING)
                + " --pieces " + pieces + " --boards " + boards + " --sections " + sections + " --games " + games
                + " --test-games " + testGames + " --final-games " + finalGames
                + from.map(name -> " --from " + name).orElse("")
                + features.map(set -> " --features '" + set + "'").orElse("") + " --depth " + depth
                + " --rate " + rate() + " --revert " + revertBelow + " --seed " + seed;
    }
}
