package damas.containers.cli;

import damas.containers.platform.Doorkeeper;
import damas.containers.platform.Platform;
import damas.containers.platform.Residents;
import damas.containers.team.Lab;
import damas.containers.tools.Screen;
import damas.ontology.roster.Roster;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Runs the main container of a platform until it is interrupted. */
@Command(
        name = "platform",
        description = {
            "Run a platform for teams of agents. Other machines join it with `damas join`.",
            "It listens on this machine only, unless --host gives another of its addresses."
        })
final class PlatformCommand implements Callable<Integer> {
    private static final int LAST_PORT = 65_535;

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            description = "The address of this machine to listen on (${DEFAULT-VALUE}).")
    private String host = Platform.LOOPBACK;

    @Option(names = "--port", paramLabel = "PORT", description = "0 for any that is free (${DEFAULT-VALUE}).")
    private int port = Platform.PORT;

    @Option(names = "--roster", paramLabel = "ROSTER", description = "A team to found; may be given again for more.")
    private List<String> rosters = List.of();

    @Option(names = "--slaves", paramLabel = "N", description = "Search slaves on this machine (${DEFAULT-VALUE}).")
    private int slaves = 0;

    @Option(names = "--gui", description = "Open JADE's window for the platform.")
    private boolean window;

    @Option(names = "--jade", paramLabel = "KEY=VALUE", description = "Set a parameter of JADE; may be given again.")
    private Map<String, String> overrides = Map.of();

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws Exception {
        if (port < 0 || port > LAST_PORT || slaves < 0) {
            throw new ParameterException(
                    spec.commandLine(), "the port must be from 0 to " + LAST_PORT + ", the slaves 0 or more");
        }
        if (window) {
            Screen.require();
        }
        List<Roster> teams = new ArrayList<>();
        for (String roster : rosters) {
            teams.add(Home.teams().find(roster));
        }
        Platform platform = Platform.start(Platform.NAME, host, port, Home.platform(), overrides);
        // JADE ends the platform itself when the JVM ends; to do so twice at once would leave containers behind
        Runtime.getRuntime().addShutdownHook(new Thread(new Residents(platform)::endPlatform));
        PrintWriter out = spec.commandLine().getOut();
        if (!InetAddress.getByName(platform.host()).isLoopbackAddress()) {
            spec.commandLine().getErr().println("damas: every machine that can reach " + platform.host() + ":"
                    + platform.port() + " can run what it likes here: JADE trusts them all. Keep it inside the lab");
        }
        Consumer<String> news = line -> {
            out.println(line);
            out.flush();
        };
        platform.container().acceptNewAgent(Doorkeeper.NAME, new Doorkeeper(news)).start();
        Lab lab = Lab.of(platform);
        new Residents(platform).serve(slaves);
        for (Roster team : teams) {
            news.accept(lab.found(team));
        }
        if (window) {
            platform.container().createNewAgent("rma", "jade.tools.rma.rma", new Object[0]).start();
        }
        news.accept("The platform is at " + platform.host() + ":" + platform.port() + ". Join it with: damas join "
                + platform.host() + (platform.port() == Platform.PORT ? "" : ":" + platform.port()));
        platform.awaitEnd();
        return ExitCode.OK;
    }
}
