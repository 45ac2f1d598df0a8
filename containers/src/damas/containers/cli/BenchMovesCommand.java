package damas.containers.cli;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Measures how a team keeps to the time of a move. */
@Command(
        name = "moves",
        description = {
            "Ask `damas engine` for moves of a game against itself: how many no player chose (fallbacks), and",
            "how late the answers were. On a quiet machine 1000 moves of 20 ms have no fallback and none is 5 ms late."
        })
final class BenchMovesCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Option(names = "--movetime", defaultValue = "20", description = "Milliseconds for a move (${DEFAULT-VALUE}).")
    private int time;

    @Option(names = "--moves", defaultValue = "1000", description = "How many moves (${DEFAULT-VALUE}).")
    private int moves;

    @Option(names = "--roster", defaultValue = "damas", description = "Who plays (${DEFAULT-VALUE}).")
    private String roster;

    @Override
    public Integer call() throws Exception {
        if (time < 1 || moves < 1) {
            throw new ParameterException(spec.commandLine(), "the time and the number of moves must be 1 or more");
        }
        return DeveloperJvm.run(List.of(), "damas.tests.engine.MoveTimes",
                List.of(roster, Integer.toString(time), Integer.toString(moves)));
    }
}
