package damas.containers.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Mines games. */
@Command(
        name = "mine",
        description = "Take out of games what can be learned from: endgames, sets of features, players, rules.",
        synopsisSubcommandLabel = "COMMAND",
        commandListHeading = "%nCommands:%n",
        subcommands = {
            MinePositionsCommand.class,
            MineFeaturesCommand.class,
            MinePlayersCommand.class,
            MineLabCommand.class
        })
final class MineCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        throw new ParameterException(spec.commandLine(), "say what to mine: positions, features, players or lab");
    }
}
