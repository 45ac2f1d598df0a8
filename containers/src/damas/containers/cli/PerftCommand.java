package damas.containers.cli;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Perft;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Counts the leaves of the game tree, depth by depth, and holds them against the known counts. */
@Command(
        name = "perft",
        description = "Count the leaves of the game tree, one line a depth, on one thread, the last ply in bulk.")
final class PerftCommand implements Callable<Integer> {
    /** The counts from the start, from depth 1 on: the same everywhere where each capture path is a move of its own. */
    private static final long[] KNOWN = {
        7, 49, 302, 1_469, 7_361, 36_768, 179_740, 845_931, 3_963_680, 18_391_564, 85_242_128, 388_623_673
    };

    @Parameters(paramLabel = "DEPTH", description = "The last depth to count, 1 or more.")
    private int depth;

    @Option(
            names = "--fen",
            paramLabel = "FEN",
            converter = FenConverter.class,
            description = "The position to start from.")
    private Board board = Board.START;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        if (depth < 1) {
            throw new ParameterException(spec.commandLine(), "the depth must be 1 or more, not " + depth);
        }
        PrintWriter out = spec.commandLine().getOut();
        out.println("depth           leaves   seconds   million/s");
        int exitCode = ExitCode.OK;
        for (int d = 1; d <= depth; d++) {
            long started = System.nanoTime();
            long leaves = Perft.count(board, d);
            double seconds = (System.nanoTime() - started) / 1e9;
            String check = "";
            if (board.equals(Board.START) && d <= KNOWN.length) {
                boolean right = leaves == KNOWN[d - 1];
                check = right ? "   as known" : "   WRONG: " + KNOWN[d - 1] + " is right";
                exitCode = right ? exitCode : ExitCode.SOFTWARE;
            }
            out.printf(Locale.ROOT, "%5d %16d %9.3f %11.1f%s%n", d, leaves, seconds, leaves / seconds / 1e6, check);
            out.flush();
        }
        return exitCode;
    }
}
