package damas.containers.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Runs the tests. */
@Command(
        name = "test",
        description = {
            "Run the tests. The last line says how many passed and failed; reports are in build/reports.",
            "A test whose needs are not met here is skipped, or fails where CI=true."
        })
final class TestCommand implements Callable<Integer> {
    @Option(names = "--fast", description = "Only those that are tagged fast: under two minutes.")
    private boolean fast;

    @Parameters(paramLabel = "CLASS", description = "Only test classes whose name contains one of these.")
    private List<String> classes = List.of();

    @Override
    public Integer call() throws Exception {
        List<String> arguments = new ArrayList<>();
        if (fast) {
            arguments.add("--fast");
        }
        arguments.addAll(classes);
        List<String> options = List.of(
                "-ea", "-Djava.awt.headless=true", "-Ddamas.console=error", "-Djade.enable.multiple.platforms=true");
        return DeveloperJvm.run(options, "damas.tests.RunTests", arguments);
    }
}
