package damas.containers.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Compares the speed of two checkouts. */
@Command(
        name = "compare",
        description = {
            "The ratio of new to old throughput of benchmarks, with its 95 %% interval: forks of an older checkout and",
            "of this one in turn. Exits with 1 if a lower bound is below 0.97 or a benchmark is only in one checkout.",
            "What follows -- goes to JMH: damas bench compare ../old SearchBench -- -wi 3 -i 5."
        })
final class BenchCompareCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Option(names = "--rounds", defaultValue = "5", description = "Forks of each checkout (${DEFAULT-VALUE}).")
    private int rounds;

    @Option(names = "--new", paramLabel = "CHECKOUT", description = "The newer checkout, if it is not this one.")
    private Optional<Path> newer = Optional.empty();

    @Parameters(index = "0", paramLabel = "OLD", description = "The folder of the older checkout.")
    private Path older;

    @Parameters(
            index = "1",
            paramLabel = "NAME",
            description = "A regular expression for benchmarks, without their package; they may have moved.")
    private String name;

    @Parameters(index = "2..*", paramLabel = "OPTION", description = "Options of JMH, after --.")
    private List<String> options = List.of();

    @Override
    public Integer call() throws Exception {
        if (rounds < 2) {
            throw new ParameterException(spec.commandLine(), "rounds is a number from 2 on");
        }
        Path current = newer.orElse(Home.root());
        for (Path checkout : List.of(older, current)) {
            if (!Files.isRegularFile(checkout.resolve("build.xml"))) {
                throw new ParameterException(spec.commandLine(), checkout + " is no checkout of Damas");
            }
        }
        List<String> arguments =
                new ArrayList<>(List.of(older.toString(), current.toString(), Integer.toString(rounds), name));
        arguments.addAll(options);
        return DeveloperJvm.run(List.of(), "damas.tests.CompareBench", arguments);
    }
}
