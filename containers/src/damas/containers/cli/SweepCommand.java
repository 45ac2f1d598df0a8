package damas.containers.cli;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.DrawRules;
import damas.knowledge.draughts.evaluation.NetworkFile;
import damas.knowledge.draughts.learning.LearningSettings;
import damas.knowledge.draughts.learning.SearchPlayer;
import damas.knowledge.draughts.learning.SelfPlay;
import damas.knowledge.draughts.learning.TrainingSettings;
import damas.knowledge.draughts.openings.Openings;
import damas.knowledge.draughts.players.PublishedPlayer;
import damas.knowledge.draughts.search.MaterialEvaluator;
import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.engine.Budget;
import damas.knowledge.learning.Contestant;
import damas.knowledge.learning.Score;
import damas.knowledge.learning.Tournament;
import damas.knowledge.text.WholeFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Tries other constants of learning, one at a time. */
@Command(
        name = "sweep",
        description = {
            "Train a player with other constants of learning, one changed at a time, and measure what each is worth.",
            "Each trial is a run of `damas train`; its last learner meets the material evaluation at the same depth.",
            "An interrupted sweep goes on where it was when the same command is given again."
        })
final class SweepCommand implements Callable<Integer> {
    private static final String MATERIAL = "material";
    private static final int SMALL_MATCH = 20;
    private static final double REVERT_BELOW = 0.4;

    @Parameters(
            paramLabel = "PLAYER",
            converter = TrainCommand.Names.class,
            completionCandidates = TrainCommand.Names.class,
            description = "One of ${COMPLETION-CANDIDATES}.")
    private PublishedPlayer player;

    @Option(names = "--lambda", split = ",", paramLabel = "X", description = "Values to try (${DEFAULT-VALUE}).")
    private double[] lambdas = {0, 0.3, 0.5, 0.9, 1};

    @Option(names = "--gamma", split = ",", paramLabel = "X", description = "Values to try (${DEFAULT-VALUE}).")
    private double[] gammas = {0.9, 0.98};

    @Option(names = "--momentum", split = ",", paramLabel = "X", description = "Values to try (${DEFAULT-VALUE}).")
    private double[] momenta = {0.3, 0.6};

    @Option(names = "--draw", split = ",", paramLabel = "X", description = "Values to try (${DEFAULT-VALUE}).")
    private double[] drawRewards = {-0.1, 0.1};

    @Option(names = "--rate", split = ",", paramLabel = "X", description = "Values to try (${DEFAULT-VALUE}).")
    private double[] rates = {0.02, 0.05, 0.2};

    @Option(
            names = "--base-rate",
            paramLabel = "X",
            description = "The rate while others change (${DEFAULT-VALUE}).")
    private double baseRate = LearningSettings.DEFAULT.rate();

    @Option(names = "--seeds", paramLabel = "N", description = "Trains with the seeds from 1 to N (${DEFAULT-VALUE}).")
    private int seeds = 2;

    @Option(names = "--sessions", paramLabel = "N", description = "Sessions of a training (${DEFAULT-VALUE}).")
    private int sessions = 12;

    @Option(names = "--games", paramLabel = "N", description = "Games in a session (${DEFAULT-VALUE}).")
    private int games = 100;

    @Option(names = "--depth", paramLabel = "PLIES", description = "How deep everybody searches (${DEFAULT-VALUE}).")
    private int depth = 4;

    @Option(
            names = "--match-games",
            paramLabel = "N",
            description = "Games against the material evaluation (${DEFAULT-VALUE}).")
    private int matchGames = 200;

    @Spec
    private CommandSpec spec;

    /** One training of the sweep. */
    private record Trial(String name, TrainingRun run) {}

    @Override
    public Integer call() throws IOException {
        if (seeds < 1 || matchGames < 2) {
            throw new ParameterException(spec.commandLine(), "a sweep needs a seed and two games of a match");
        }
        List<Trial> trials = trials(Home.openings().load(Openings.THREE_MOVE));
        long total = (long) trials.size() * (sessions * games + matchGames);
        Map<Trial, Score> scores = new LinkedHashMap<>();
        trials.forEach(trial -> scores.put(trial, Score.NONE));
        try (Progress progress = new Progress(spec.commandLine(), "sweep", "games", 0, total)) {
            trials.parallelStream().forEach(trial -> {
                Score score = score(trial.run(), progress);
                synchronized (scores) {
                    scores.put(trial, score);
                }
                progress.say(trial.name() + ", seed " + trial.run().settings().seed() + ": " + score);
            });
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        report(scores);
        return ExitCode.OK;
    }

    private List<Trial> trials(List<Board> openings) {
        Map<String, LearningSettings> settings = new LinkedHashMap<>();
        try {
            LearningSettings usual = LearningSettings.DEFAULT.withRate(baseRate);
            settings.put(name(usual), usual);
            Arrays.stream(lambdas).forEach(x -> settings.put("lambda " + x, usual.withLambda(x)));
            Arrays.stream(gammas).forEach(x -> settings.put("gamma " + x, usual.withGamma(x)));
            Arrays.stream(momenta).forEach(x -> settings.put("momentum " + x, usual.withMomentum(x)));
            Arrays.stream(drawRewards).forEach(x -> settings.put("draw " + x, usual.withDrawReward(x)));
            Arrays.stream(rates).forEach(x -> settings.put("rate " + x, usual.withRate(x)));
            List<Trial> trials = new ArrayList<>();
            settings.forEach((name, learning) -> {
                for (int seed = 1; seed <= seeds; seed++) {
                    trials.add(new Trial(name, TrainingRun.of(player, training(learning, seed), openings)));
                }
            });
            return trials;
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage());
        }
    }

    private static String name(LearningSettings all) {
        return "lambda " + all.lambda() + ", gamma " + all.gamma() + ", momentum " + all.momentum() + ", draw "
                + all.drawReward() + ", rate " + all.rate();
    }

    private TrainingSettings training(LearningSettings learning, long seed) {
        // one worker, as in the papers: trials run side by side instead
        return new TrainingSettings(
                TrainingSettings.search(depth),
                learning,
                sessions,
                games,
                SMALL_MATCH,
                SMALL_MATCH,
                1,
                REVERT_BELOW,
                seed);
    }

    /** What the last learner of a training scores; what an earlier sweep has measured is not measured again. */
    private Score score(TrainingRun run, Progress progress) {
        try {
            Path kept = run.folder().resolve("material-" + matchGames + ".txt");
            if (Files.exists(kept)) {
                progress.advance((long) sessions * games + matchGames);
                String[] counts = Files.readString(kept).strip().split(" ");
                return new Score(
                        Integer.parseInt(counts[0]), Integer.parseInt(counts[1]), Integer.parseInt(counts[2]));
            }
            SelfPlay.State start = run.state();
            progress.advance((long) start.sessions() * games);
            run.finish(start, progress::advance, (before, after, seconds) -> { });
            Score score = match(run.folder().resolve("learner-" + sessions + ".txt"), run.openings(), progress);
            String counts = score.wins() + " " + score.draws() + " " + score.losses() + "\n";
            WholeFile.write(kept, counts.getBytes(StandardCharsets.UTF_8));
            return score;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The same games as {@code damas match LEARNER material --depth D --games N}. */
    private Score match(Path learner, List<Board> openings, Progress progress) throws IOException {
        SearchSettings search = SearchSettings.VISIONDRAUGHTS.withBudget(Budget.depth(depth));
        List<Contestant> both = List.of(
                SearchPlayer.contestant(learner.toString(), NetworkFile.read(learner).weights(), search),
                new Contestant(MATERIAL, seed -> new SearchPlayer(new MaterialEvaluator(), search)));
        Tournament tournament = new Tournament("damas sweep");
        tournament.addRoundRobin(both, DraughtsPosition.of(openings, DrawRules.ENGLISH), matchGames, 1);
        return Tournament.score(tournament.play(game -> progress.advance(1)), learner.toString(), MATERIAL);
    }

    /** A table in Markdown: a line for each constant and value, a column for each seed, and all seeds together. */
    private void report(Map<Trial, Score> scores) {
        PrintWriter out = spec.commandLine().getOut();
        Map<String, List<Score>> lines = new LinkedHashMap<>();
        scores.forEach((trial, score) -> lines.computeIfAbsent(trial.name(), name -> new ArrayList<>()).add(score));
        out.println();
        out.print("| setting |");
        for (int seed = 1; seed <= seeds; seed++) {
            out.print(" seed " + seed + " |");
        }
        out.println(" W / D / L | score, 95 % |");
        out.println("|---|" + "---|".repeat(seeds + 2));
        lines.forEach((name, each) -> {
            Score all = each.stream().reduce(Score.NONE, Score::plus);
            String columns = each.stream()
                    .map(score -> String.format(Locale.ROOT, "%.1f %%", 100 * score.rate()))
                    .collect(Collectors.joining(" | "));
            out.printf(
                    Locale.ROOT,
                    "| %s | %s | %d / %d / %d | %.1f %% (%.1f to %.1f) |%n",
                    name,
                    columns,
                    all.wins(),
                    all.draws(),
                    all.losses(),
                    100 * all.rate(),
                    100 * all.interval().low(),
                    100 * all.interval().high());
        });
    }
}
