package damas.containers.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Option;

/** Lets programs and boards of Go play against a team. */
@Command(
        name = "gtp",
        description = {
            "Be an engine for Go on standard input and output, in GTP 2: engine --protocol gtp in short.",
            "list_commands lists the commands, those of GoGui, Leela Zero and KataGo for analysis included."
        })
final class GtpCommand implements Callable<Integer> {
    @Option(
            names = "--roster",
            paramLabel = "TEAM",
            description = "Who plays: a roster of Go, by name or file (${DEFAULT-VALUE}).")
    private String roster = GtpServer.DEFAULT_ROSTER;

    @Option(
            names = "--slaves",
            paramLabel = "N",
            description = "Search slaves, for a team that shares its search; otherwise one for each core but one.")
    private int slaves = Runtime.getRuntime().availableProcessors() - 1;

    @Override
    public Integer call() throws IOException {
        new GtpServer(roster, slaves).run();
        return ExitCode.OK;
    }
}
