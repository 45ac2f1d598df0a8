package damas.containers.cli;

import damas.knowledge.draughts.mining.positions.CountedPosition;
import damas.knowledge.draughts.mining.positions.GamePart;
import damas.knowledge.draughts.mining.positions.PositionData;
import damas.knowledge.draughts.mining.positions.PositionFile;
import damas.knowledge.draughts.mining.positions.PositionMiner;
import damas.knowledge.draughts.mining.positions.PositionMiner.Extent;
import damas.knowledge.text.WholeFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Makes a database of endgame positions. */
@Command(
        name = "positions",
        description = {
            "Write the positions with which endgames begin, each once, as the side to move sees them.",
            "There are two files: FEN and count a line, and the features as ARFF for Weka, in the same order."
        })
final class MinePositionsCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Games in PDN.")
    private List<Path> files;

    @Option(names = "--to-the-end", description = "All positions of an endgame, not only its first.")
    private boolean toTheEnd;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "Where they go (var/mining/positions.txt); the table is beside it, as .arff.")
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
        PositionMiner miner = endgames.miner(toTheEnd ? Extent.ALL : Extent.FIRST, spec);
        PrintWriter print = spec.commandLine().getOut();
        List<CountedPosition> positions =
                source.positions(files, miner, GamePart.TRAINING, spec.commandLine().getErr());
        int counted = positions.stream().mapToInt(CountedPosition::count).sum();
        print.println(positions.size() + " different positions, counted " + counted + " times");
        Path file = out.orElse(Home.var().resolve("mining").resolve("positions.txt"));
        PositionFile.write(file, positions, command());
        Path table = file.resolveSibling(file.getFileName().toString().replaceFirst("(\\.txt)?$", ".arff"));
        String arff = PositionData.of(command(), positions, seen.features(), seen.coding()).toString();
        WholeFile.write(table, (arff + "\n").getBytes(StandardCharsets.UTF_8));
        print.println("They are in " + file + ", for Weka in " + table);
        return ExitCode.OK;
    }

    private String command() {
        return "./damas mine positions " + GameFiles.names(files) + " " + endgames.options()
                + (toTheEnd ? " --to-the-end" : "") + " "
                + source.option(GamePart.TRAINING) + " " + seen.options();
    }
}
