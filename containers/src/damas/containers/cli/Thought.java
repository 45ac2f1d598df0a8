package damas.containers.cli;

import damas.knowledge.engine.Budget;
import damas.knowledge.engine.Limits;
import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The options for the limits of each move, in place of those in the rosters. */
final class Thought {
    @Option(names = "--movetime", paramLabel = "MS", description = "Think for so many milliseconds about each move.")
    private Optional<Long> time = Optional.empty();

    @Option(names = "--depth", paramLabel = "PLIES", description = "Look so far ahead.")
    private Optional<Integer> depth = Optional.empty();

    @Option(
            names = {"--simulations", "--nodes"},
            paramLabel = "N",
            description = "Simulate so many games, or search so many positions, for each move.")
    private Optional<Long> nodes = Optional.empty();

    /** The limits that the options ask for. */
    Limits limits(CommandSpec spec) {
        int deep = depth.orElse(1);
        if (deep < 1 || deep > Budget.MAX_DEPTH || time.orElse(1L) < 1 || nodes.orElse(1L) < 1) {
            throw new ParameterException(
                    spec.commandLine(),
                    "the depth must be from 1 to " + Budget.MAX_DEPTH
                            + ", the time 1 ms or more, simulations 1 or more");
        }
        return time.map(milliseconds -> Limits.time(Duration.ofMillis(milliseconds)))
                .or(() -> depth.map(Limits::depth))
                .or(() -> nodes.map(Limits::nodes))
                .orElse(Limits.NONE);
    }

    /** The options as they were typed, with a blank before. */
    @Override
    public String toString() {
        return time.map(milliseconds -> " --movetime " + milliseconds)
                .or(() -> depth.map(plies -> " --depth " + plies))
                .or(() -> nodes.map(number -> " --simulations " + number))
                .orElse("");
    }
}
