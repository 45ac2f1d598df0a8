package damas.containers.cli;

import damas.containers.platform.Platform;
import damas.containers.tools.Screen;
import damas.containers.tools.TeamSniffer;
import java.io.PrintWriter;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Opens JADE's sniffer on a running platform. */
@Command(
        name = "sniff",
        description = {
            "Open JADE's sniffer on a running platform: a window that draws every message between its agents.",
            "It watches all of them, also those that come later. Closing the window ends it."
        })
final class SniffCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "HOST[:PORT]",
            arity = "0..1",
            converter = MainAddress.Converter.class,
            description = "Where the platform is, otherwise on this machine.")
    private MainAddress main = MainAddress.HERE;

    @Option(names = "--jade", paramLabel = "KEY=VALUE", description = "Set a parameter of JADE; may be given again.")
    private Map<String, String> overrides = Map.of();

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws Exception {
        Screen.require();
        try (Platform platform = Platform.join(main.host(), main.port(), TeamSniffer.NAME, "", overrides)) {
            Runtime.getRuntime().addShutdownHook(new Thread(platform::close));
            // the agent cannot end the container that waits for its own end
            TeamSniffer sniffer = new TeamSniffer(() -> new Thread(platform::close).start());
            platform.container().acceptNewAgent(platform.name(), sniffer).start();
            PrintWriter out = spec.commandLine().getOut();
            out.println("Watching the agents at " + main + ". Close the window to end.");
            out.flush();
            platform.awaitEnd();
        }
        return ExitCode.OK;
    }
}
