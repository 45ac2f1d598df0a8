package damas.containers.cli;

import static damas.knowledge.text.NotationException.quoted;

import damas.containers.engine.EngineSession;
import damas.containers.platform.BuildVersion;
import damas.containers.team.Lab;
import damas.containers.team.Lab.Quarters;
import damas.containers.team.TeamEngine;
import damas.knowledge.catalogue.Games;
import damas.knowledge.game.Game;
import damas.knowledge.text.NotationException;
import damas.ontology.meaning.Positions;
import java.io.IOException;
import java.io.PrintStream;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Option;

/** Lets other programs play against a team. */
@Command(
        name = "engine",
        description = {
            "Be an engine on standard input and output, for a program that runs matches.",
            "It speaks UCI for the game of the team: uci, isready, ucinewgame, position startpos|fen FEN [moves ...],",
            "go movetime|depth|nodes|wtime btime winc binc|infinite, stop, perft DEPTH, quit.",
            "With --protocol gtp it speaks GTP 2, for a team of Go."
        })
final class EngineCommand implements Callable<Integer> {
    private static final String UCI = "uci";
    private static final String GTP = "gtp";

    @Option(
            names = "--roster",
            paramLabel = "TEAM",
            description = "Who plays: a roster, by name or file; otherwise damas, or with GTP go-ahead.")
    private Optional<String> roster = Optional.empty();

    @Option(names = "--protocol", paramLabel = "P", description = "uci or gtp (${DEFAULT-VALUE}).")
    private String protocol = UCI;

    @Option(
            names = "--slaves",
            paramLabel = "N",
            description = "Search slaves, for a team that shares its search; otherwise one for each core but one.")
    private int slaves = Runtime.getRuntime().availableProcessors() - 1;

    @Override
    public Integer call() throws IOException {
        switch (protocol) {
            case UCI -> speakUci(roster.orElse("damas"));
            case GTP -> new GtpServer(roster.orElse(GtpServer.DEFAULT_ROSTER), slaves).run();
            default -> throw new NotationException(quoted(protocol) + " is no protocol; there are uci and gtp");
        }
        return ExitCode.OK;
    }

    private void speakUci(String playing) throws IOException {
        PrintStream answers = System.out;
        // whatever else is printed must not be taken for an answer
        System.setOut(System.err);
        try {
            // it ends with this JVM: JADE would take seconds to close it
            Quarters quarters = Lab.startWith(Home.teams(), playing, slaves, Home.platform());
            String team = quarters.team().name();
            Game game = Games.named(quarters.team().gameName());
            // a program that starts the clock after its first command is not to pay for what is done once
            quarters.lab().warmUp(team, Positions.of(game.start(game.rules().get(0))));
            String name = "Damas " + BuildVersion.NUMBER + " " + team;
            new EngineSession(name, game, new TeamEngine(quarters.lab(), team))
                    .run(System.in, answers);
        } finally {
            System.setOut(answers);
        }
    }
}
