package damas.containers.cli;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DrawRules;
import damas.knowledge.draughts.allocation.PrototypeFile;
import damas.knowledge.draughts.allocation.Prototypes;
import damas.knowledge.draughts.allocation.RuleFile;
import damas.knowledge.draughts.evaluation.FeatureSet;
import damas.knowledge.draughts.evaluation.NetworkEvaluator;
import damas.knowledge.draughts.evaluation.NetworkFile;
import damas.knowledge.draughts.evaluation.NetworkWeights;
import damas.knowledge.draughts.evaluation.PublishedSet;
import damas.knowledge.draughts.evaluation.TrainedNetwork;
import damas.knowledge.draughts.learning.TrainingSettings;
import damas.knowledge.draughts.mining.exceptions.MinedRule;
import damas.knowledge.draughts.mining.exceptions.RuleMiner;
import damas.knowledge.draughts.mining.exceptions.RuleMiner.Finding;
import damas.knowledge.draughts.mining.exceptions.RuleSettings;
import damas.knowledge.draughts.mining.exceptions.SearchDuel;
import damas.knowledge.draughts.mining.exceptions.SpecialSituation;
import damas.knowledge.draughts.mining.exceptions.Trial;
import damas.knowledge.draughts.mining.exceptions.TrialFile;
import damas.knowledge.draughts.mining.positions.CountedPosition;
import damas.knowledge.draughts.mining.positions.GamePart;
import damas.knowledge.draughts.mining.positions.PositionMiner;
import damas.knowledge.draughts.mining.positions.PositionMiner.Extent;
import damas.knowledge.draughts.search.Evaluator;
import damas.knowledge.text.ContentStore;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Mines the rules that correct the clusters. */
@Command(
        name = "rules",
        description = {
            "Find where clusters give a board to the wrong agent, and mine rules that correct it.",
            "With FILE every agent plays against the allocated one from the boards of these games, two games each;",
            "an interrupted run goes on where it was. Without, the duels that were already played are mined."
        })
final class RulesCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE", arity = "0..*", description = "Games in PDN, or positions (.txt).")
    private List<Path> files = List.of();

    @Option(names = "--clusters", paramLabel = "FILE", description = "The clusters (var/mining/clusters.txt).")
    private Optional<Path> clusters = Optional.empty();

    @Option(
            names = "--networks",
            paramLabel = "FOLDER",
            description = "The agents: a network for each cluster, as cluster-1.txt (var/mining/networks).")
    private Optional<Path> networks = Optional.empty();

    @Option(
            names = "--duels",
            paramLabel = "FILE",
            description = "Where the duels are kept, a line a board (var/mining/duels.txt).")
    private Optional<Path> duels = Optional.empty();

    @Option(names = "--out", paramLabel = "FILE", description = "Where the rules go (var/mining/rules.txt).")
    private Optional<Path> out = Optional.empty();

    @Option(names = "--pieces", paramLabel = "N", description = "The most pieces of an endgame (${DEFAULT-VALUE}).")
    private int pieces = 12;

    @Option(names = "--boards", paramLabel = "N", description = "Play from so many boards (${DEFAULT-VALUE}).")
    private int boards = 2400;

    @Option(names = "--depth", paramLabel = "PLIES", description = "How deep the agents search (${DEFAULT-VALUE}).")
    private int depth = 4;

    @Option(
            names = "--features",
            paramLabel = "SET",
            description = "What rules may test: a published set or a list (v1, the thesis's set 3 for endgames).")
    private String features = PublishedSet.V1.toString();

    @Option(names = "--confidence", paramLabel = "X", description = "J48's confidence factor (${DEFAULT-VALUE}).")
    private double confidence = RuleSettings.THESIS.confidenceFactor();

    @Option(names = "--folds", paramLabel = "N", description = "Folds of the cross-validation (${DEFAULT-VALUE}).")
    private int folds = RuleSettings.THESIS.folds();

    @Option(names = "--leaf", paramLabel = "N", description = "The fewest boards of a leaf (${DEFAULT-VALUE}).")
    private int leaf = RuleSettings.THESIS.leafSize();

    @Option(
            names = "--keep-above",
            paramLabel = "X",
            description = "The confidence that a rule must exceed on all special situations (${DEFAULT-VALUE}).")
    private double keepAbove = RuleSettings.THESIS.leastConfidence();

    @Option(
            names = "--net-wins",
            description = "An agent is better only if it wins more than it loses; the thesis: if it wins a game.")
    private boolean netWins;

    @Mixin
    private GameFiles source;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        RuleSettings settings;
        try {
            FeatureSet set = FeatureSet.parse(features);
            settings = new RuleSettings(set, confidence, leaf, folds, keepAbove, RuleSettings.THESIS.seed());
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage());
        }
        Path kept = duels.orElse(Home.var().resolve("mining").resolve("duels.txt"));
        List<Trial> trials = files.isEmpty() ? TrialFile.read(kept) : play(kept);
        List<SpecialSituation> situations =
                trials.stream().flatMap(trial -> trial.situations(netWins).stream()).toList();
        List<Finding> findings = RuleMiner.mine(situations, settings);
        PrintWriter print = spec.commandLine().getOut();
        long wrong = trials.stream().filter(trial -> !trial.situations(netWins).isEmpty()).count();
        print.println(String.format(
                Locale.ROOT,
                "%d boards, %d of them (%.1f %%) given to the wrong agent, %d special situations",
                trials.size(),
                wrong,
                100.0 * wrong / Math.max(1, trials.size()),
                situations.size()));
        findings.forEach(finding -> show(finding, print));
        Path file = out.orElse(Home.var().resolve("mining").resolve("rules.txt"));
        List<String> notes =
                findings.stream().flatMap(finding -> finding.kept().stream()).map(MinedRule::toString).toList();
        RuleFile.write(file, RuleMiner.rules(findings), command(), notes);
        print.println(RuleMiner.rules(findings).size() + " rules are in " + file);
        return ExitCode.OK;
    }

    private void show(Finding finding, PrintWriter print) {
        int size = finding.database().situations().size();
        print.println(String.format(
                Locale.ROOT,
                "%s: %d boards; tree of %d nodes and %d leaves, right on %.0f %% of unseen boards (the largest class:"
                        + " %.0f %%); %d of %d rules kept",
                finding.database().allocated(),
                size,
                finding.nodes(),
                finding.leaves(),
                100 * finding.accuracy(),
                100.0 * finding.database().largestClass() / size,
                finding.kept().size(),
                finding.candidates().size()));
        finding.kept().forEach(rule -> print.println("  " + rule));
    }

    // ---- duels ----

    private List<Trial> play(Path kept) throws IOException {
        if (depth < 1 || boards < 1) {
            throw new ParameterException(spec.commandLine(), "duels need a depth and a board");
        }
        Prototypes prototypes = PrototypeFile.read(clusters.orElse(Home.var().resolve("mining/clusters.txt")));
        Map<String, NetworkWeights> agents = agents(prototypes);
        Map<String, Supplier<Evaluator>> evaluators = new HashMap<>();
        agents.forEach((name, weights) -> evaluators.put(name, () -> new NetworkEvaluator(weights)));
        SearchDuel duel = new SearchDuel(evaluators, TrainingSettings.search(depth), DrawRules.ENGLISH);
        PositionMiner miner = Endgames.miner(pieces, Extent.FIRST, false, spec);
        List<Board> wanted =
                source.positions(files, miner, GamePart.RULES, spec.commandLine().getErr()).stream()
                        .map(CountedPosition::board)
                        .limit(boards)
                        .toList();
        Set<Board> done =
                TrialFile.resume(kept, origin(prototypes, agents)).stream()
                        .map(Trial::board)
                        .collect(Collectors.toSet());
        List<Board> left = wanted.stream().filter(board -> !done.contains(board)).toList();
        int before = wanted.size() - left.size();
        try (Progress progress = new Progress(spec.commandLine(), "duels", "boards", before, wanted.size())) {
            left.parallelStream().forEach(board -> {
                Trial trial = Trial.of(board, prototypes, duel);
                synchronized (progress) {
                    append(kept, trial);
                    progress.advance(1);
                }
            });
        }
        Set<Board> asked = Set.copyOf(wanted);
        return TrialFile.read(kept).stream().filter(trial -> asked.contains(trial.board())).toList();
    }

    /** What the duels depend on: others may not be mixed with them. */
    private String origin(Prototypes prototypes, Map<String, NetworkWeights> agents) {
        StringBuilder all = new StringBuilder(PrototypeFile.format(prototypes, "", List.of()));
        for (String name : prototypes.classes()) {
            all.append(NetworkFile.format(new TrainedNetwork(agents.get(name), 0, 0, "", List.of())));
        }
        return "duels at depth " + depth + " between the agents " + ContentStore.hash(all.toString()).substring(0, 16);
    }

    private static void append(Path file, Trial trial) {
        try {
            TrialFile.append(file, trial);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Map<String, NetworkWeights> agents(Prototypes prototypes) throws IOException {
        Path folder = networks.orElse(Home.var().resolve("mining").resolve("networks"));
        Map<String, NetworkWeights> agents = new HashMap<>();
        for (String name : prototypes.classes()) {
            agents.put(name, NetworkFile.read(folder.resolve(name + ".txt")).weights());
        }
        return agents;
    }

    /** The command that repeats the mining. */
    private String command() {
        String played = files.isEmpty() ? "" : " " + GameFiles.names(files) + " " + source.option(GamePart.RULES)
                + " --pieces " + pieces + " --boards " + boards + " --depth " + depth;
        return "./damas rules" + played + " --features '" + features + "' --confidence " + confidence + " --folds "
                + folds + " --leaf " + leaf + " --keep-above " + keepAbove + (netWins ? " --net-wins" : "");
    }
}
