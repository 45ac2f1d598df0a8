package damas.containers.cli;

import damas.containers.gtp.GtpEngine;
import damas.containers.gtp.GtpProtocol;
import damas.containers.gtp.TestSuite;
import damas.containers.gtp.TestSuiteRun;
import damas.containers.gtp.TestSuiteRun.CommandFailed;
import damas.knowledge.engine.Engine;
import damas.knowledge.engine.Limits;
import damas.knowledge.go.Go;
import damas.knowledge.go.GoRules;
import damas.knowledge.text.NotationException;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs suites of positions and counts what an engine solves. */
@Command(
        name = "go-test",
        description = {
            "Run suites of tests of Go (.tst, as of GNU Go and GoGui): GTP commands, each with the expected answer.",
            "Exits with 1 if a test failed that is not known to fail."
        })
final class GoTestCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE", arity = "1..*", description = "The suites.")
    private List<Path> files;

    @Option(
            names = "--roster",
            paramLabel = "TEAM",
            description = "Who plays: a roster of Go, by name or file (${DEFAULT-VALUE}).")
    private String roster = GtpServer.DEFAULT_ROSTER;

    @Option(names = "--program", paramLabel = "COMMAND", description = "Or a program that speaks GTP, with arguments.")
    private Optional<String> program = Optional.empty();

    @Option(names = "--simulations", paramLabel = "N", description = "For each move, instead of the roster's limits.")
    private Optional<Long> simulations = Optional.empty();

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (program.isPresent() && simulations.isPresent()) {
            throw new ParameterException(spec.commandLine(), "GTP cannot tell a program a number of simulations");
        }
        if (simulations.orElse(1L) < 1) {
            throw new ParameterException(spec.commandLine(), "--simulations must be 1 or more");
        }
        Map<String, TestSuite> suites = new LinkedHashMap<>();
        for (Path file : files) {
            suites.put(file.toString(), read(file));
        }
        if (program.isPresent()) {
            List<String> words = List.of(program.get().strip().split("\\s+"));
            try (GtpEngine engine = GtpEngine.start(words)) {
                return run(suites, command -> answer(engine, command));
            }
        }
        GtpServer server = new GtpServer(roster, Runtime.getRuntime().availableProcessors() - 1);
        try (Engine engine = limited(server.engine())) {
            List<String> answers = new ArrayList<>();
            GtpProtocol gtp = new GtpProtocol(
                    "Damas", "", engine, GoRules.parse(Go.GAME.rules().get(0)), () -> true, System::nanoTime,
                    answers::add);
            return run(suites, command -> answer(gtp, answers, command));
        }
    }

    private static TestSuite read(Path file) throws IOException {
        try {
            return TestSuite.parse(file.toString(), Files.readString(file), file.toAbsolutePath().getParent());
        } catch (MalformedInputException e) {
            throw new NotationException(file + ": it is no text in UTF-8");
        }
    }

    private Engine limited(Engine engine) {
        return simulations.isPresent() ? new LimitedEngine(engine, Limits.nodes(simulations.get())) : engine;
    }

    private Integer run(Map<String, TestSuite> suites, TestSuiteRun.Player player) {
        PrintWriter out = spec.commandLine().getOut();
        TestSuiteRun run = new TestSuiteRun(player, line -> {
            out.println(line);
            out.flush();
        });
        suites.forEach(run::run);
        out.println(run.sum());
        return run.hasFailures() ? ExitCode.SOFTWARE : ExitCode.OK;
    }

    private static String answer(GtpProtocol gtp, List<String> answers, String command) throws CommandFailed {
        answers.clear();
        gtp.accept(command);
        String answer = String.join("", answers).strip();
        if (answer.startsWith("?")) {
            throw new CommandFailed(answer.substring(1).strip());
        }
        return answer.substring(1).strip();
    }

    private static String answer(GtpEngine engine, String command) throws CommandFailed {
        try {
            return engine.command(command).get();
        } catch (ExecutionException e) {
            throw new CommandFailed(e.getCause().getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CommandFailed("interrupted");
        }
    }
}
