package damas.containers.cli;

import damas.knowledge.draughts.evaluation.FeatureSet;
import damas.knowledge.draughts.evaluation.NetworkFile;
import damas.knowledge.draughts.evaluation.NetworkWeights;
import damas.knowledge.draughts.evaluation.TrainedNetwork;
import damas.knowledge.draughts.learning.LearningSettings;
import damas.knowledge.draughts.learning.SelfPlay;
import damas.knowledge.draughts.learning.TrainingSettings;
import damas.knowledge.draughts.openings.Openings;
import damas.knowledge.draughts.players.PublishedPlayer;
import damas.knowledge.draughts.search.SearchSettings;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Trains a player by self-play with cloning. */
@Command(
        name = "train",
        description = {
            "Train a player's network from random weights, by TD(lambda) and self-play with cloning.",
            "An interrupted run goes on with its last session when the same command is given again."
        },
        subcommands = TrainEndgamesCommand.class)
final class TrainCommand implements Callable<Integer> {
    /** The players by the names that people type. */
    static final class Names extends NamedValues<PublishedPlayer> {
        Names() {
            super("player", List.of(PublishedPlayer.values()));
        }
    }

    @Parameters(
            paramLabel = "PLAYER",
            arity = "0..1",
            converter = Names.class,
            completionCandidates = Names.class,
            description = "One of ${COMPLETION-CANDIDATES}.")
    private PublishedPlayer player;

    @Option(
            names = "--features",
            paramLabel = "SET",
            description = "Instead of PLAYER: train one that sees these features, a published set or a list.")
    private Optional<String> features = Optional.empty();

    @Option(names = "--sessions", paramLabel = "N", description = "Sessions of games (${DEFAULT-VALUE}).")
    private int sessions = 40;

    @Option(names = "--games", paramLabel = "N", description = "Games in a session (${DEFAULT-VALUE}).")
    private int games = 100;

    @Option(names = "--test-games", paramLabel = "N", description = "Games of the test after it (${DEFAULT-VALUE}).")
    private int testGames = 20;

    @Option(
            names = "--final-games",
            paramLabel = "N",
            description = "Games between each two clones at the end (${DEFAULT-VALUE}).")
    private int finalGames = 20;

    @Option(names = "--depth", paramLabel = "PLIES", description = "How deep both sides search (${DEFAULT-VALUE}).")
    private int depth = 4;

    @Option(
            names = "--workers",
            paramLabel = "N",
            description = "Games at a time from the same weights (${DEFAULT-VALUE}).")
    private int workers = 2;

    @Option(names = "--lambda", paramLabel = "X", description = "How long a gradient counts (${DEFAULT-VALUE}).")
    private double lambda = LearningSettings.DEFAULT.lambda();

    @Option(
            names = "--gamma",
            paramLabel = "X",
            description = "How much the next prediction counts (${DEFAULT-VALUE}).")
    private double gamma = LearningSettings.DEFAULT.gamma();

    @Option(names = "--momentum", paramLabel = "X", description = "The share of the last change (${DEFAULT-VALUE}).")
    private double momentum = LearningSettings.DEFAULT.momentum();

    @Option(names = "--draw", paramLabel = "X", description = "What a draw is worth (${DEFAULT-VALUE}).")
    private double drawReward = LearningSettings.DEFAULT.drawReward();

    @Option(
            names = "--rate",
            paramLabel = "X",
            description = "Multiplies the papers' learning rates (${DEFAULT-VALUE}).")
    private double rate = LearningSettings.DEFAULT.rate();

    @Option(
            names = "--revert",
            paramLabel = "X",
            description = "Below this test score the learner is its clone again (${DEFAULT-VALUE}; the papers: 0).")
    private double revertBelow = 0.4;

    @Option(
            names = "--seed",
            paramLabel = "NUMBER",
            description = "Decides everything that is random (${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(names = "--out", paramLabel = "FILE", description = "Where the network goes (var/networks/PLAYER.txt).")
    private Optional<Path> out = Optional.empty();

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        if ((player == null) == features.isEmpty()) {
            throw new ParameterException(
                    spec.commandLine(), "say whom to train: a PLAYER, or what it sees with --features; or endgames");
        }
        String name = player == null ? "own" : player.toString();
        FeatureSet seen = features.map(FeatureSet::parse).orElseGet(() -> player.features());
        TrainingSettings settings;
        try {
            SearchSettings search = TrainingSettings.search(depth);
            LearningSettings learning = new LearningSettings(lambda, gamma, momentum, drawReward, rate);
            settings = new TrainingSettings(
                    search, learning, sessions, games, testGames, finalGames, workers, revertBelow, seed);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage());
        }
        TrainingRun run = new TrainingRun(name, seen, settings, Home.openings().load(Openings.THREE_MOVE));
        NetworkWeights trained = train(run);
        Path file = out.orElse(Home.var().resolve("networks").resolve(name + ".txt"));
        List<String> notes = List.of("the best of the clones of " + sessions + " sessions of " + games + " games");
        NetworkFile.write(file, new TrainedNetwork(trained, seed, (long) sessions * games, run.command(), notes));
        spec.commandLine().getOut().println("The network is in " + file);
        return ExitCode.OK;
    }

    private NetworkWeights train(TrainingRun run) throws IOException {
        SelfPlay.State start = run.state();
        long played = (long) start.sessions() * games;
        long total = (long) sessions * games;
        try (Progress progress = new Progress(spec.commandLine(), "training", "games", played, total)) {
            if (start.sessions() > 0) {
                progress.say("Going on after session " + start.sessions() + ".");
            }
            SelfPlay.State end = run.finish(
                    start,
                    progress::advance,
                    (before, after, seconds) -> progress.say(line(before, after, seconds)));
            progress.say("Final tournament of the learner and " + end.clones().size() + " clones ...");
            return run.selfPlay().best(end);
        }
    }

    private String line(SelfPlay.State before, SelfPlay.State after, double seconds) {
        return String.format(
                Locale.ROOT,
                "session %d of %d: +%d =%d -%d against the clone, %s, %.1f games/s, about %.0f min left",
                after.sessions(),
                sessions,
                after.training().wins() - before.training().wins(),
                after.training().draws() - before.training().draws(),
                after.training().losses() - before.training().losses(),
                what(before, after),
                games / seconds,
                (sessions - after.sessions()) * seconds / 60);
    }

    private static String what(SelfPlay.State before, SelfPlay.State after) {
        if (after.clones().size() > before.clones().size()) {
            return "a new clone";
        }
        return after.learner().equals(before.clones().get(before.clones().size() - 1)) ? "gone back" : "no new clone";
    }
}
