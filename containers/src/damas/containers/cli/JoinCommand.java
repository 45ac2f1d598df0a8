package damas.containers.cli;

import damas.containers.platform.BuildVersion;
import damas.containers.platform.Platform;
import damas.containers.platform.PlatformWatch;
import damas.containers.platform.Residents;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Joins a platform and helps its teams until it is interrupted or the platform ends. */
@Command(
        name = "join",
        description = {
            "Join a platform with this machine, and help its teams to search.",
            "Ends with the platform. If that crashes and is started again, this container goes on."
        })
final class JoinCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "HOST[:PORT]",
            converter = MainAddress.Converter.class,
            description = "Where the platform is; the port is " + Platform.PORT + " if not given.")
    private MainAddress main;

    @Option(names = "--name", paramLabel = "NAME", description = "The container's name, otherwise this machine's.")
    private Optional<String> name = Optional.empty();

    @Option(names = "--slaves", paramLabel = "N", description = "Search slaves, otherwise one a core.")
    private int slaves = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--address",
            paramLabel = "ADDRESS",
            description = "This machine's address as the others reach it, otherwise the one that the platform sees.")
    private Optional<String> address = Optional.empty();

    @Option(names = "--jade", paramLabel = "KEY=VALUE", description = "Set a parameter of JADE; may be given again.")
    private Map<String, String> overrides = Map.of();

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws Exception {
        String wanted = name.orElseGet(JoinCommand::machine);
        if (!wanted.matches("[A-Za-z0-9][A-Za-z0-9_-]*") || slaves < 0) {
            throw new ParameterException(
                    spec.commandLine(), "a name has letters, digits, - and _ only, and slaves are 0 or more");
        }
        PrintWriter err = spec.commandLine().getErr();
        Platform platform = Platform.join(
                main.host(), main.port(), wanted, address.orElse(""), overrides, Optional.of(this::moveInAgain));
        AtomicBoolean leaving = new AtomicBoolean();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            leaving.set(true);
            platform.close();
        }));
        moveIn(platform);
        new PlatformWatch(platform, news -> err.println("damas: " + news)).await();
        if (!leaving.get()) {
            err.println("damas: the platform at " + main + " ended");
        }
        return ExitCode.SOFTWARE;
    }

    private void moveIn(Platform platform) throws IOException, InterruptedException {
        Residents residents = new Residents(platform);
        residents.arrive(BuildVersion.current());
        residents.serve(slaves);
        residents.train(slaves);
        PrintWriter out = spec.commandLine().getOut();
        out.println("Joined " + main + " as " + platform.name() + " at " + platform.address() + ", with " + slaves
                + (slaves == 1 ? " search slave." : " search slaves."));
        out.flush();
    }

    /** The platform had lost this container, or was started again. */
    private void moveInAgain(Platform platform) {
        try {
            moveIn(platform);
        } catch (IOException | InterruptedException e) {
            // for one, the platform may have come back with another build
            spec.commandLine().getErr().println("damas: " + e.getMessage());
            platform.close();
        }
    }

    private static String machine() {
        try {
            String host = InetAddress.getLocalHost().getHostName();
            String first = host.replaceAll("\\..*", "").replaceAll("[^A-Za-z0-9_-]", "-").replaceAll("^[_-]+", "");
            return first.isEmpty() ? "host" : first;
        } catch (UnknownHostException e) {
            return "host";
        }
    }
}
