package damas.containers.cli;

import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Prints a script that makes bash and zsh complete the commands and options. */
@Command(name = "completion", description = "Print a completion script for bash and zsh: source <(./damas completion).")
final class CompletionCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        spec.commandLine().getOut().println(AutoComplete.bash("damas", spec.root().commandLine()));
    }
}
