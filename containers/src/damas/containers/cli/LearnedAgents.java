package damas.containers.cli;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.DrawRules;
import damas.knowledge.draughts.allocation.Prototypes;
import damas.knowledge.draughts.evaluation.FeatureMapping;
import damas.knowledge.draughts.evaluation.FeatureSet;
import damas.knowledge.draughts.evaluation.NetworkFile;
import damas.knowledge.draughts.evaluation.NetworkWeights;
import damas.knowledge.draughts.evaluation.PublishedSet;
import damas.knowledge.draughts.evaluation.TrainedNetwork;
import damas.knowledge.draughts.learning.EndgameCourse;
import damas.knowledge.draughts.learning.LearningSettings;
import damas.knowledge.draughts.learning.SearchPlayer;
import damas.knowledge.draughts.learning.TrainingSettings;
import damas.knowledge.draughts.mining.features.FrequentSet;
import damas.knowledge.draughts.mining.features.FrequentSets;
import damas.knowledge.draughts.mining.features.Support;
import damas.knowledge.game.GameRecord;
import damas.knowledge.learning.Contestant;
import damas.knowledge.learning.Score;
import damas.knowledge.learning.Tournament;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import picocli.CommandLine;

/**
 * The endgame agents of a team that learns: for each cluster one is trained with each set of features, and a tournament
 * on the cluster's boards chooses (reference/mp-draughts.md 11.7).
 *
 * @param known the opening agent's weights, from which they start; random ones, if absent
 */
record LearnedAgents(LearnPlan plan, Prototypes clusters, Optional<TrainedNetwork> known, long seed, String command) {
    /** The frequency of a set, compared with the most frequent one (reference/mp-draughts.md 11.3). */
    private static final double SUPPORT = 0.1;

    private static final FeatureSet THESIS = PublishedSet.V1.features();

    /**
     * The sets of features that are tried for each cluster: the most frequent among winners' boards, and the one that
     * the thesis chose in the end for all its clusters (reference/mp-draughts.md 11.7), which counts pieces.
     */
    Map<String, List<FeatureSet>> sets(List<Board> winners) {
        FeatureSet all = PublishedSet.VISIONDRAUGHTS.features();
        Map<String, List<FeatureSet>> sets = new LinkedHashMap<>();
        ClusterBoards.divided(clusters, winners, Function.identity()).forEach((name, own) -> {
            List<FeatureSet> found = new ArrayList<>(new FrequentSets(all, own).find(Support.TUPLE, SUPPORT).stream()
                    .map(FrequentSet::features)
                    .limit(plan.sets())
                    .toList());
            if (!found.contains(THESIS)) {
                found.add(THESIS);
            }
            sets.put(name, found);
        });
        return sets;
    }

    /** Trains all candidates, and writes the chosen into a folder. */
    void train(
            Path folder,
            Map<String, List<FeatureSet>> sets,
            Map<String, ClusterBoards.Share> boards,
            TrainingGround ground,
            CommandLine line)
            throws IOException {
        List<EndgameCourse> courses = new ArrayList<>();
        for (String name : clusters.classes()) {
            List<FeatureSet> seen = sets.get(name);
            ClusterBoards.Share share = boards.get(name);
            for (int i = 0; i < seen.size(); i++) {
                courses.add(new EndgameCourse(
                        name + "-" + (i + 1),
                        start(seen.get(i)),
                        share.training(),
                        share.trials(),
                        settings(share.training().size())));
            }
        }
        String origin = known.map(network -> "from the opening agent's weights, after " + network.games()
                        + " games of its own, by feature")
                .orElse("from random weights");
        Map<String, NetworkWeights> trained = new EndgameTraining(
                        folder.resolveSibling("candidates"), courses, command, List.of(origin))
                .run(ground, line);
        for (String name : clusters.classes()) {
            choose(name, sets.get(name), trained, boards.get(name), folder, origin, line);
        }
    }

    private NetworkWeights start(FeatureSet features) {
        return FeatureMapping.start(known.map(TrainedNetwork::weights), features, seed);
    }

    private TrainingSettings settings(int boards) {
        return new TrainingSettings(
                TrainingSettings.search(plan.depth()),
                LearningSettings.DEFAULT.withRate(plan.rate()),
                plan.sections(),
                plan.games() * boards,
                plan.testGames(),
                plan.testGames(),
                1,
                0.4,
                seed);
    }

    private void choose(
            String name,
            List<FeatureSet> sets,
            Map<String, NetworkWeights> trained,
            ClusterBoards.Share boards,
            Path folder,
            String origin,
            CommandLine line)
            throws IOException {
        String best = name + "-1";
        String words = "the only candidate";
        if (sets.size() > 1) {
            List<Contestant> candidates = new ArrayList<>();
            for (int i = 1; i <= sets.size(); i++) {
                String candidate = name + "-" + i;
                candidates.add(SearchPlayer.contestant(
                        candidate, trained.get(candidate), TrainingSettings.search(plan.depth())));
            }
            Tournament tournament = new Tournament("choice");
            tournament.addRoundRobin(
                    candidates,
                    DraughtsPosition.of(boards.trials(), DrawRules.ENGLISH),
                    Math.min(plan.choiceGames(), 2 * boards.trials().size()),
                    seed);
            List<GameRecord> games = tournament.play(game -> { });
            for (int i = 1; i <= sets.size(); i++) {
                for (int j = i + 1; j <= sets.size(); j++) {
                    Score score = Tournament.score(games, name + "-" + i, name + "-" + j);
                    line.getOut().println(name + "-" + i + " v " + name + "-" + j + ": " + score);
                }
            }
            Map<String, Score> table = Tournament.table(games);
            for (Contestant candidate : candidates) {
                if (table.get(candidate.name()).points() > table.get(best).points()) {
                    best = candidate.name();
                }
            }
            words = "the best of " + sets.size() + " sets of features, " + table.get(best);
        }
        NetworkWeights network = trained.get(best);
        line.getOut().println(name + ": " + words + ": " + network.features());
        int starts = boards.training().size();
        long games = (long) plan.sections() * plan.games() * starts;
        List<String> notes = List.of(
                "the endgame agent of " + name + ": " + words,
                plan.sections() + " sections of " + plan.games() + " games on each of " + starts + " boards",
                origin);
        NetworkFile.write(folder.resolve(name + ".txt"), new TrainedNetwork(network, seed, games, command, notes));
    }
}
