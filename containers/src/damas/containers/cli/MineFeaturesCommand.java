package damas.containers.cli;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.allocation.PrototypeFile;
import damas.knowledge.draughts.allocation.Prototypes;
import damas.knowledge.draughts.evaluation.FeatureSet;
import damas.knowledge.draughts.evaluation.PublishedSet;
import damas.knowledge.draughts.mining.features.FrequentSet;
import damas.knowledge.draughts.mining.features.FrequentSets;
import damas.knowledge.draughts.mining.features.Support;
import damas.knowledge.draughts.mining.positions.GamePart;
import damas.knowledge.draughts.mining.positions.PositionMiner;
import damas.knowledge.draughts.mining.positions.PositionMiner.Extent;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Finds sets of features that winners' boards share. */
@Command(
        name = "features",
        description = {
            "Find the sets of features that the boards have in common which winners had before them.",
            "A feature is present if its count is above zero. Each set is a candidate for what a player sees."
        })
final class MineFeaturesCommand implements Callable<Integer> {
    /** The readings by the names that people type. */
    static final class Readings extends NamedValues<Support> {
        Readings() {
            super("reading of support", List.of(Support.values()));
        }
    }

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Games in PDN.")
    private List<Path> files;

    @Option(
            names = "--pieces",
            paramLabel = "N",
            description = "Only boards with at most so many pieces (${DEFAULT-VALUE}: all).")
    private int pieces = 2 * Board.MAX_PIECES;

    @Option(names = "--support", paramLabel = "SHARE", description = "What makes a set frequent (${DEFAULT-VALUE}).")
    private double support = 0.1;

    @Option(
            names = "--reading",
            paramLabel = "READING",
            converter = Readings.class,
            completionCandidates = Readings.class,
            description = {
                "What is counted: one of ${COMPLETION-CANDIDATES} (${DEFAULT-VALUE}). tuple: boards with just these",
                "features, as a share of the most frequent such set; closed, maximal: boards with at least these,",
                "as a share of all boards, of which those sets are shown that cannot grow."
            })
    private Support reading = Support.TUPLE;

    @Option(names = "--most", paramLabel = "N", description = "Show at most so many sets (${DEFAULT-VALUE}).")
    private int most = 26;

    @Option(
            names = "--features",
            paramLabel = "SET",
            description = "The features looked at: a published set or a list (visiondraughts: all fifteen).")
    private String features = PublishedSet.VISIONDRAUGHTS.toString();

    @Option(
            names = "--clusters",
            paramLabel = "FILE",
            description = "Mine the boards of each cluster of this file by themselves (see damas cluster).")
    private Optional<Path> clusters = Optional.empty();

    @Mixin
    private GameFiles source;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        FeatureSet set = FeatureSet.parse(features);
        PositionMiner miner = Endgames.miner(pieces, Extent.ALL, true, spec);
        List<Board> boards = source.games(files, GamePart.TRAINING, spec.commandLine().getErr()).stream()
                .flatMap(game -> miner.positions(game).stream())
                .toList();
        Map<String, List<Board>> groups = new TreeMap<>();
        if (clusters.isPresent()) {
            Prototypes prototypes = PrototypeFile.read(clusters.get());
            groups.putAll(boards.stream().collect(Collectors.groupingBy(prototypes::nearest)));
        } else {
            groups.put("winners", boards);
        }
        for (Map.Entry<String, List<Board>> group : groups.entrySet()) {
            show(group.getKey(), group.getValue(), set);
        }
        return ExitCode.OK;
    }

    private void show(String name, List<Board> boards, FeatureSet set) {
        long started = System.nanoTime();
        List<FrequentSet> found;
        try {
            found = new FrequentSets(set, boards).find(reading, support);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage());
        }
        PrintWriter out = spec.commandLine().getOut();
        out.println(String.format(
                Locale.ROOT,
                "%s: %d sets (%s, support %s) in %d boards, mined in %.1f s",
                name,
                found.size(),
                reading,
                support,
                boards.size(),
                (System.nanoTime() - started) / 1e9));
        found.stream().limit(most).forEach(frequent -> out.println("  " + frequent));
    }
}
