package damas.containers.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Measures what slaves are good for. */
@Command(
        name = "search",
        description = {
            "Shared searches against the serial one over sixteen positions, in virtual time with the costs of JADE on",
            "a LAN: speed-up, efficiency, nodes, same value, beside the thesis's tables. With --real on this machine."
        })
final class BenchSearchCommand implements Callable<Integer> {
    /** Hundreds of tables at a time. */
    private static final String MEMORY = "-Xmx12g";

    @Spec
    private CommandSpec spec;

    @Option(names = "--depth", defaultValue = "12", description = "How deep (${DEFAULT-VALUE}, as in the thesis).")
    private int depth;

    @Option(
            names = "--slaves",
            split = ",",
            defaultValue = "1,3,6,9,12,15",
            description = "How many slaves (${DEFAULT-VALUE}).")
    private List<Integer> slaves;

    @Option(names = "--ways", split = ",", description = "Which ways to share (all of them).")
    private List<String> ways = List.of();

    @Option(
            names = "--per-host",
            defaultValue = "4",
            description = "How many slaves live on a host (${DEFAULT-VALUE}).")
    private int perHost;

    @Option(
            names = "--node",
            defaultValue = "1000",
            description = "How many nanoseconds a node takes (${DEFAULT-VALUE}).")
    private long node;

    @Option(names = "--plot", description = "Draw the speed-ups into this PNG file.")
    private Optional<Path> plot;

    @Option(
            names = "--real",
            description = "Two slaves in JVMs of their own against one serial search, and against threads.")
    private boolean real;

    @Option(
            names = "--rounds",
            defaultValue = "3",
            description = "How often each position is searched with --real (${DEFAULT-VALUE}).")
    private int rounds;

    @Override
    public Integer call() throws Exception {
        if (depth < 1 || perHost < 1 || node < 1 || rounds < 1 || slaves.stream().anyMatch(number -> number < 0)) {
            throw new ParameterException(
                    spec.commandLine(), "depth, slaves, nanoseconds and rounds are numbers from 1 on");
        }
        if (real) {
            for (String way : ways.isEmpty() ? List.of("adaba-v4") : ways) {
                int code = DeveloperJvm.run(List.of(), "damas.tests.team.RealSpeedUp",
                        List.of(way, Integer.toString(depth), Integer.toString(rounds)));
                if (code != 0) {
                    return code;
                }
            }
            return 0;
        }
        List<String> arguments = new ArrayList<>(List.of(
                Integer.toString(depth),
                String.join(",", slaves.stream().map(String::valueOf).toList()),
                Integer.toString(perHost),
                Long.toString(node),
                String.join(",", ways)));
        plot.ifPresent(file -> arguments.add(file.toAbsolutePath().toString()));
        return DeveloperJvm.run(List.of(MEMORY), "damas.tests.search.SpeedUp", arguments);
    }
}
