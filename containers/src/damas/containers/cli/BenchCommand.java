package damas.containers.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Runs the benchmarks. */
@Command(
        name = "bench",
        subcommands = {BenchSearchCommand.class, BenchMovesCommand.class, BenchCompareCommand.class},
        description = {
            "Run the benchmarks (JMH). Figures for the record are in docs/results.md; raw ones go to build/bench.json.",
            "What follows -- goes to JMH: damas bench Moves -- -f 1."
        })
final class BenchCommand implements Callable<Integer> {
    @Parameters(paramLabel = "NAME", description = "Only benchmarks whose name matches; -- and then options of JMH.")
    private List<String> arguments = List.of();

    @Override
    public Integer call() throws Exception {
        Path json = Home.root().resolve("build/bench.json");
        Files.createDirectories(json.getParent());
        List<String> jmh = new ArrayList<>(arguments);
        jmh.addAll(List.of("-rf", "json", "-rff", json.toString()));
        return DeveloperJvm.run(List.of(), "org.openjdk.jmh.Main", jmh);
    }
}
