package damas.containers.cli;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.DrawRules;
import damas.knowledge.draughts.evaluation.FeatureSet;
import damas.knowledge.draughts.evaluation.NetworkFile;
import damas.knowledge.draughts.evaluation.NetworkWeights;
import damas.knowledge.draughts.evaluation.PublishedSet;
import damas.knowledge.draughts.evaluation.TrainedNetwork;
import damas.knowledge.draughts.learning.LearningSettings;
import damas.knowledge.draughts.learning.SearchPlayer;
import damas.knowledge.draughts.learning.SelfPlay;
import damas.knowledge.draughts.learning.TrainingSettings;
import damas.knowledge.draughts.mining.features.FrequentSet;
import damas.knowledge.draughts.mining.features.FrequentSets;
import damas.knowledge.draughts.mining.features.Support;
import damas.knowledge.draughts.mining.positions.GamePart;
import damas.knowledge.draughts.mining.positions.PositionMiner;
import damas.knowledge.draughts.mining.positions.PositionMiner.Extent;
import damas.knowledge.draughts.openings.Openings;
import damas.knowledge.game.GameRecord;
import damas.knowledge.learning.Contestant;
import damas.knowledge.learning.Score;
import damas.knowledge.learning.Tournament;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
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

/** Chooses what a player sees by mining and a tournament (reference/mp-draughts.md 11.4). */
@Command(
        name = "players",
        description = {
            "Train a player on each set of features that winners' boards have in common, and on each that the thesis",
            "has published, and let them play against one that sees all fifteen and one with the genetic set, both",
            "trained as long.",
            "An interrupted run goes on with its last session; a trained player is not trained again."
        })
final class MinePlayersCommand implements Callable<Integer> {
    private static final String ALL = "all-15";
    private static final String GENETIC = "genetic-9";
    private static final List<PublishedSet> MINED_BY_THE_THESIS = List.of(
            PublishedSet.V1, PublishedSet.V2, PublishedSet.V3, PublishedSet.V6, PublishedSet.V9, PublishedSet.V10);

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Games in PDN.")
    private List<Path> files;

    @Option(names = "--support", paramLabel = "SHARE", description = "What makes a set frequent (${DEFAULT-VALUE}).")
    private double support = 0.1;

    @Option(names = "--most", paramLabel = "N", description = "Take at most so many sets (${DEFAULT-VALUE}).")
    private int most = 26;

    @Option(names = "--sessions", paramLabel = "N", description = "Sessions of training (${DEFAULT-VALUE}).")
    private int sessions = 4;

    @Option(names = "--games", paramLabel = "N", description = "Games in a session (${DEFAULT-VALUE}).")
    private int games = 400;

    @Option(names = "--match", paramLabel = "N", description = "Games between two players (${DEFAULT-VALUE}).")
    private int matchGames = 100;

    @Option(names = "--depth", paramLabel = "PLIES", description = "How deep all of them search (${DEFAULT-VALUE}).")
    private int depth = 4;

    @Option(names = "--seed", paramLabel = "NUMBER", description = "Decides what is random (${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(names = "--out", paramLabel = "FOLDER", description = "Where the networks go (var/mining/players).")
    private Optional<Path> out = Optional.empty();

    @Mixin
    private GameFiles source;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        long began = System.nanoTime();
        Map<String, FeatureSet> sets;
        TrainingSettings settings;
        try {
            sets = sets();
            settings = new TrainingSettings(
                    TrainingSettings.search(depth), LearningSettings.DEFAULT, sessions, games, 20, 20, 2, 0.4, seed);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage());
        }
        if (matchGames < 2) {
            throw new ParameterException(spec.commandLine(), "a match needs two games");
        }
        long mined = System.nanoTime();
        Path folder = out.orElse(Home.var().resolve("mining").resolve("players"));
        List<Board> openings = Home.openings().load(Openings.THREE_MOVE);
        Map<String, Contestant> players = new LinkedHashMap<>();
        try (Progress progress =
                new Progress(spec.commandLine(), "training", "players", 0, sets.size())) {
            for (Map.Entry<String, FeatureSet> set : sets.entrySet()) {
                Path file = folder.resolve(set.getKey() + ".txt");
                TrainingRun run = new TrainingRun(set.getKey(), set.getValue(), settings, openings);
                NetworkWeights network = trained(file, run);
                players.put(set.getKey(), SearchPlayer.contestant(set.getKey(), network, settings.search()));
                progress.say(set.getKey() + " is trained: " + set.getValue());
                progress.advance(1);
            }
        }
        long trained = System.nanoTime();
        compete(players, openings);
        spec.commandLine().getOut().printf(
                Locale.ROOT,
                "mined in %.0f s, trained in %.0f s, played in %.0f s; the networks are in %s%n",
                (mined - began) / 1e9,
                (trained - mined) / 1e9,
                (System.nanoTime() - trained) / 1e9,
                folder);
        return ExitCode.OK;
    }

    /** The sets by name, the two to compare with last. */
    private Map<String, FeatureSet> sets() throws IOException {
        PositionMiner miner = new PositionMiner(2 * Board.MAX_PIECES, Extent.ALL, true);
        List<Board> winners = source.games(files, GamePart.TRAINING, spec.commandLine().getErr()).stream()
                .flatMap(game -> miner.positions(game).stream())
                .toList();
        FeatureSet all = PublishedSet.VISIONDRAUGHTS.features();
        Map<String, FeatureSet> sets = new LinkedHashMap<>();
        new FrequentSets(all, winners).find(Support.TUPLE, support).stream()
                .map(FrequentSet::features)
                .filter(set -> !set.equals(all))
                .limit(most)
                .forEach(set -> sets.put("m" + (sets.size() + 1), set));
        MINED_BY_THE_THESIS.forEach(set -> sets.put(set.toString(), set.features()));
        sets.put(ALL, all);
        sets.put(GENETIC, PublishedSet.LS_VISIONDRAUGHTS.features());
        return sets;
    }

    /** The network of a run, from its file if it is there. */
    private NetworkWeights trained(Path file, TrainingRun run) throws IOException {
        if (Files.exists(file)) {
            TrainedNetwork known = NetworkFile.read(file);
            if (known.command().equals(run.command())) {
                return known.weights();
            }
        }
        SelfPlay.State end = run.finish(run.state(), played -> { }, (before, after, seconds) -> { });
        NetworkWeights best = run.selfPlay().best(end);
        List<String> notes = List.of("the best of the clones of " + sessions + " sessions of " + games + " games");
        NetworkFile.write(file, new TrainedNetwork(best, seed, (long) sessions * games, run.command(), notes));
        return best;
    }

    private void compete(Map<String, Contestant> players, List<Board> openings) {
        List<Contestant> mined = new ArrayList<>(players.values());
        mined.removeIf(player -> player.name().equals(ALL) || player.name().equals(GENETIC));
        Tournament tournament = new Tournament("mined players");
        List<DraughtsPosition> starts = DraughtsPosition.of(openings, DrawRules.ENGLISH);
        for (String rival : List.of(ALL, GENETIC)) {
            mined.forEach(player -> tournament.add(player, players.get(rival), starts, matchGames, seed));
        }
        List<GameRecord> played;
        try (Progress progress = new Progress(spec.commandLine(), "match", "games", 0, tournament.size())) {
            played = tournament.play(game -> progress.advance(1));
        }
        PrintWriter out = spec.commandLine().getOut();
        for (Contestant player : mined) {
            Score all = Tournament.score(played, player.name(), ALL);
            out.println(player.name() + " v " + ALL + ": " + all + (all.rate() > 0.5 ? ", remains" : ""));
            out.println(player.name() + " v " + GENETIC + ": " + Tournament.score(played, player.name(), GENETIC));
        }
    }
}
