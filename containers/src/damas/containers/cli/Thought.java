package damas.containers.cli;

import damas.knowledge.engine.Budget;
import damas.knowledge.engine.Limits;
import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The options that say how long or how deep teams think about a move, instead of as their rosters say. */
final class Thought {
    @Option(names = "--movetime", paramLabel = "MS", description = "Think for so many milliseconds about each move.")
    private Optional<Long> time = Optional.empty();

    @Option(names = "--depth", paramLabel = "PLIES", description = "Look so far ahead.")
    private Optional<Integer> depth = Optional.empty();

    /** What was asked for. */
    Limits limits(CommandSpec spec) {
        int deep = depth.orElse(1);
        if (deep < 1 || deep > Budget.MAX_DEPTH || time.orElse(1L) < 1) {
            throw new ParameterException(
                    spec.commandLine(),
                    "the depth must be from 1 to " + Budget.MAX_DEPTH + ", the time 1 ms or more");
        }
        return time.map(milliseconds -> Limits.time(Duration.ofMillis(milliseconds)))
                .or(() -> depth.map(Limits::depth))
                .orElse(Limits.NONE);
    }

    /** The options as they were typed, with a blank before. */
    @Override
    public String toString() {
        return time.map(milliseconds -> " --movetime " + milliseconds)
                .or(() -> depth.map(plies -> " --depth " + plies))
                .orElse("");
    }
}
