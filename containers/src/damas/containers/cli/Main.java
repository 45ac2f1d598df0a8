package damas.containers.cli;

import damas.containers.platform.BuildVersion;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.apache.logging.log4j.LogManager;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** The {@code damas} command. */
@Command(
        name = "damas",
        versionProvider = Main.Version.class,
        description = {
            "Teams of agents that play board games.",
            "Logs, caches and games are kept in var/. `damas COMMAND --help` says more.",
            ""
        },
        synopsisSubcommandLabel = "COMMAND",
        commandListHeading = "%nCommands:%n",
        mixinStandardHelpOptions = true,
        scope = ScopeType.INHERIT)
public final class Main implements Callable<Integer> {
    private static final List<Class<?>> COMMANDS = List.of(
            PlayCommand.class,
            EngineCommand.class,
            GtpCommand.class,
            MatchCommand.class,
            RosterCommand.class,
            TrainCommand.class,
            SweepCommand.class,
            EvolveCommand.class,
            MineCommand.class,
            ClusterCommand.class,
            RulesCommand.class,
            LearnCommand.class,
            PerftCommand.class,
            OpeningsCommand.class,
            PdnCommand.class,
            SgfCommand.class,
            GoTestCommand.class,
            PlatformCommand.class,
            JoinCommand.class,
            SniffCommand.class,
            DistCommand.class,
            TestCommand.class,
            BenchCommand.class,
            CompletionCommand.class);

    /** Text of {@code --version}. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"damas " + BuildVersion.NUMBER + ", build " + BuildVersion.build()};
        }
    }

    @Option(
            names = {"-v", "--verbose"},
            description = "Show more of the log on the console; -vv shows all of it.",
            scope = ScopeType.INHERIT)
    private boolean[] verbosity = {};

    @Spec
    private CommandSpec spec;

    public static void main(String[] args) {
        int exitCode;
        try {
            exitCode = run(args);
        } catch (Error e) {
            Complaint complaint = Complaint.about(e);
            System.err.println("damas: " + complaint.words());
            exitCode = complaint.exitCode();
        }
        // true after a write to a full disk or a closed pipe; standard error may be closed too, so nothing is printed
        boolean isOutputLost = System.out.checkError();
        LogManager.shutdown();
        // an orderly exit would wait for JADE's threads in a process that has its own platform
        Runtime.getRuntime().halt(exitCode == ExitCode.OK && isOutputLost ? ExitCode.SOFTWARE : exitCode);
    }

    /** Runs one command and returns its exit code: 0, or 1 after a failure, or 2 after bad input. */
    public static int run(String... args) {
        CommandLine line = new CommandLine(new Main());
        commands(args).forEach(command -> line.addSubcommand(command));
        line.setColorScheme(CommandLine.Help.defaultColorScheme(Terminal.colours()));
        // picocli keeps these streams; a command may replace System.out later
        line.getOut();
        line.getErr();
        line.setExpandAtFiles(false);
        line.setUsageHelpAutoWidth(true);
        line.setExecutionStrategy(parsed -> execute(parsed, args));
        line.setParameterExceptionHandler((e, wrong) -> refuse(e));
        line.setExecutionExceptionHandler((e, command, parsed) -> complain(e, command));
        return line.execute(args);
    }

    /**
     * The commands that the arguments may mean: the one that they name, otherwise all. Picocli loads every class that a
     * command's fields and methods mention, so a match of tic-tac-toe would load the whole of draughts.
     */
    private static List<Class<?>> commands(String[] args) {
        Optional<String> first = Arrays.stream(args).filter(word -> !word.startsWith("-")).findFirst();
        List<Class<?>> named = COMMANDS.stream()
                .filter(command -> command != CompletionCommand.class)
                .filter(command -> first.equals(Optional.of(command.getAnnotation(Command.class).name())))
                .toList();
        return named.isEmpty() ? COMMANDS : named;
    }

    private static int execute(ParseResult parsed, String[] args) {
        refuseUnmatched(parsed);
        Integer help = CommandLine.executeHelpRequest(parsed);
        if (help != null) {
            return help;
        }
        Main main = parsed.commandSpec().commandLine().getCommand();
        // Log4j reads these when its first logger is made
        int verbosity = Math.min(main.verbosity.length, 2);
        System.setProperty("damas.console", List.of("warn", "info", "trace").get(verbosity));
        System.setProperty("damas.console.libraries", List.of("off", "info", "trace").get(verbosity));
        System.setProperty("damas.trace", verbosity == 0 ? "none" : "full");
        LogFolder.find().open(parsed.hasSubcommand() ? parsed.subcommand().commandSpec().name() : "help");
        LogManager.getLogger(Main.class).debug("damas {} {}", BuildVersion.current(), Arrays.asList(args));
        return new RunLast().execute(parsed);
    }

    /** Picocli accepts unknown arguments beside a request for help: {@code damas nonsense --help} would succeed. */
    private static void refuseUnmatched(ParseResult parsed) {
        for (CommandLine command : parsed.asCommandLineList()) {
            List<String> unmatched = command.getUnmatchedArguments();
            if (!unmatched.isEmpty()) {
                throw new UnmatchedArgumentException(command, unmatched);
            }
        }
    }

    private static int refuse(ParameterException e) {
        CommandLine command = e.getCommandLine();
        String meant = "";
        if (e instanceof UnmatchedArgumentException unmatched && !unmatched.getSuggestions().isEmpty()) {
            meant = "; did you mean " + String.join(" or ", unmatched.getSuggestions()) + "?";
        }
        command.getErr().println(
                "damas: " + e.getMessage() + meant + " (see " + command.getCommandSpec().qualifiedName() + " --help)");
        return ExitCode.USAGE;
    }

    private static int complain(Exception e, CommandLine command) {
        LogManager.getLogger(Main.class).info("the command failed", e);
        Complaint complaint = Complaint.about(e);
        command.getErr().println("damas: " + complaint.words());
        return complaint.exitCode();
    }

    /** Without a command: prints the usage, which lists the commands. */
    @Override
    public Integer call() {
        spec.commandLine().usage(spec.commandLine().getErr());
        return ExitCode.USAGE;
    }
}
