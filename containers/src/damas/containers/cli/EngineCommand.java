package damas.containers.cli;

import damas.containers.engine.EngineSession;
import damas.containers.engine.SearchThinker;
import damas.containers.engine.Thinker;
import damas.containers.platform.BuildVersion;
import damas.knowledge.evaluation.NetworkEvaluator;
import damas.knowledge.evaluation.NetworkFile;
import damas.knowledge.players.PublishedPlayer;
import damas.knowledge.search.Search;
import damas.knowledge.search.SearchLimits;
import damas.knowledge.search.SearchSettings;
import java.io.IOException;
import java.io.PrintStream;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Lets other programs play against a player. */
@Command(
        name = "engine",
        description = {
            "Be an engine on standard input and output, for a program that runs matches.",
            "It speaks UCI for draughts: uci, isready, ucinewgame, position startpos|fen FEN [moves ...],",
            "go movetime|depth|nodes|wtime btime winc binc|infinite, stop, perft DEPTH, quit."
        })
final class EngineCommand implements Callable<Integer> {
    @Option(
            names = "--roster",
            paramLabel = "PLAYER",
            converter = TrainCommand.Names.class,
            completionCandidates = TrainCommand.Names.class,
            description = "Who plays: ${COMPLETION-CANDIDATES} (${DEFAULT-VALUE}).")
    private PublishedPlayer roster = PublishedPlayer.VISIONDRAUGHTS;

    @Option(
            names = "--depth",
            paramLabel = "PLIES",
            description = "How far it looks ahead after a mere `go`, instead of as far as it does by itself.")
    private Optional<Integer> depth = Optional.empty();

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        if (depth.isPresent() && (depth.get() < 1 || depth.get() > SearchLimits.MAX_DEPTH)) {
            throw new ParameterException(
                    spec.commandLine(),
                    "the depth must be from 1 to " + SearchLimits.MAX_DEPTH + ", not " + depth.get());
        }
        PrintStream answers = System.out;
        // whatever else is printed must not be taken for an answer
        System.setOut(System.err);
        try {
            new EngineSession("Damas " + BuildVersion.NUMBER + " " + roster, thinker()).run(System.in, answers);
        } finally {
            System.setOut(answers);
        }
        return ExitCode.OK;
    }

    private Thinker thinker() throws IOException {
        SearchSettings settings = roster.search();
        NetworkEvaluator evaluator =
                new NetworkEvaluator(NetworkFile.read(Home.players().file(roster)).weights());
        return new SearchThinker(
                Search.of(settings, evaluator), depth.map(SearchLimits::depth).orElse(settings.limits()));
    }
}
