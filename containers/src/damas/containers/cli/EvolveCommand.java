package damas.containers.cli;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.evaluation.FeatureSet;
import damas.knowledge.draughts.evaluation.NetworkFile;
import damas.knowledge.draughts.evaluation.NetworkWeights;
import damas.knowledge.draughts.evaluation.PublishedSet;
import damas.knowledge.draughts.evaluation.TrainedNetwork;
import damas.knowledge.draughts.learning.EvolutionArchive;
import damas.knowledge.draughts.learning.GeneticSelection;
import damas.knowledge.draughts.learning.GeneticSelection.Generation;
import damas.knowledge.draughts.learning.GeneticSelection.Individual;
import damas.knowledge.draughts.learning.GeneticSelection.Nursery;
import damas.knowledge.draughts.learning.LearningSettings;
import damas.knowledge.draughts.learning.TrainingSettings;
import damas.knowledge.draughts.openings.Openings;
import damas.knowledge.draughts.search.SearchSettings;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.apache.logging.log4j.LogManager;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Breeds LS-Draughts: the genetic algorithm over sets of features. */
@Command(
        name = "evolve",
        description = {
            "Breed LS-Draughts: a genetic algorithm over the fifteen features, a network trained for each individual.",
            "An interrupted run goes on where it was when the same command is given again."
        })
final class EvolveCommand implements Callable<Integer> {
    private static final int TOURNAMENT = 3;
    private static final double MUTATION = 0.3;
    private static final int ROUNDS = 5;
    private static final int SMALL_MATCH = 2;

    @Option(names = "--population", paramLabel = "N", description = "Who lives on (${DEFAULT-VALUE}, as in the paper).")
    private int population = 50;

    @Option(names = "--generations", paramLabel = "N", description = "Generations (${DEFAULT-VALUE}, as in the paper).")
    private int generations = 30;

    @Option(names = "--sessions", paramLabel = "N", description = "Training sessions of each child (${DEFAULT-VALUE}).")
    private int sessions = 4;

    @Option(names = "--games", paramLabel = "N", description = "Games in a session (${DEFAULT-VALUE}).")
    private int games = 400;

    @Option(names = "--depth", paramLabel = "PLIES", description = "How deep everybody searches (${DEFAULT-VALUE}).")
    private int depth = 4;

    @Option(names = "--seed", paramLabel = "NUMBER", description = "Decides what is random (${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(names = "--folder", paramLabel = "FOLDER", description = "Where the run is kept (var/evolution).")
    private Optional<Path> folder = Optional.empty();

    @Option(names = "--out", paramLabel = "FILE", description = "Where the best goes (var/networks/evolved.txt).")
    private Optional<Path> out = Optional.empty();

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        List<Board> openings = Home.openings().load(Openings.THREE_MOVE);
        EvolutionArchive archive = new EvolutionArchive(
                folder(), command(), (long) sessions * games);
        FeatureSet catalogue = PublishedSet.LS_TABLE.features();
        Generation generation;
        try {
            generation = evolve(archive, catalogue, openings);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage());
        }
        Individual best = generation.individuals().get(0);
        Path file = out.orElse(Home.var().resolve("networks").resolve("evolved.txt"));
        NetworkFile.write(
                file,
                new TrainedNetwork(
                        best.network(),
                        seed,
                        (long) sessions * games,
                        command(),
                        List.of("the best of generation " + generation.number() + " of " + (generations - 1))));
        spec.commandLine().getOut().println("The network is in " + file);
        plot(archive);
        return ExitCode.OK;
    }

    private Path folder() {
        return folder.orElse(Home.var().resolve("evolution"));
    }

    /** Draws the plot if this Java can: one without fonts has all the rest. */
    private void plot(EvolutionArchive archive) {
        Path plot = folder().resolve("fitness.png");
        try {
            FitnessPlot.write(plot, archive.generations());
            spec.commandLine().getOut().println("The plot of the fitness is in " + plot);
        } catch (IOException | RuntimeException | LinkageError | InternalError e) {
            LogManager.getLogger(EvolveCommand.class).info("no plot", e);
            spec.commandLine().getErr().println("damas: the plot could not be drawn; is a font installed?");
        }
    }

    private Generation evolve(EvolutionArchive archive, FeatureSet catalogue, List<Board> openings)
            throws IOException {
        Optional<Generation> kept = archive.latest();
        int done = kept.map(generation -> (generation.number() + 1) * population).orElse(0);
        try (Progress progress =
                new Progress(spec.commandLine(), "evolution", "children", done, (long) population * generations)) {
            GeneticSelection selection = selection(archive, catalogue, openings, progress);
            archive.open();
            kept.ifPresent(generation -> progress.say("Going on after generation " + generation.number() + "."));
            Generation generation = kept.orElse(null);
            while (generation == null || generation.number() < generations - 1) {
                generation = generation == null ? selection.first() : selection.next(generation);
                archive.save(generation);
                progress.say(line(generation, catalogue));
            }
            return generation;
        }
    }

    private GeneticSelection selection(
            EvolutionArchive archive, FeatureSet catalogue, List<Board> openings, Progress progress) {
        SearchSettings search = SearchSettings.inPlaceOfMinimax(depth);
        // a tie leaves the clone, and a worker for each child: the children share the cores
        TrainingSettings training = new TrainingSettings(
                search, LearningSettings.DEFAULT, sessions, games, SMALL_MATCH, SMALL_MATCH, 1, 0, seed);
        Nursery nursery = archive.remembering(GeneticSelection.selfPlay(training, openings));
        return new GeneticSelection(
                new GeneticSelection.Settings(population, TOURNAMENT, MUTATION, ROUNDS, search, seed),
                catalogue,
                (features, generation, child, childSeed) -> {
                    NetworkWeights network = nursery.raise(features, generation, child, childSeed);
                    progress.advance(1);
                    return network;
                },
                openings);
    }

    private static String line(Generation generation, FeatureSet catalogue) {
        Individual best = generation.individuals().get(0);
        return String.format(
                Locale.ROOT,
                "generation %d: best %d points, mean %.1f; the best sees %d features: %s",
                generation.number(),
                best.points(),
                generation.meanPoints(),
                Integer.bitCount(best.genes()),
                catalogue.subset(best.genes()));
    }

    /** The command that repeats this run. */
    private String command() {
        return "./damas evolve --population " + population + " --generations " + generations + " --sessions " + sessions
                + " --games " + games + " --depth " + depth + " --seed " + seed;
    }
}
