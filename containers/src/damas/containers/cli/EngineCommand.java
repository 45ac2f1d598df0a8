package damas.containers.cli;

import damas.containers.engine.EngineSession;
import damas.containers.platform.BuildVersion;
import damas.containers.team.Lab;
import damas.containers.team.Lab.Quarters;
import damas.containers.team.TeamEngine;
import damas.knowledge.catalogue.Games;
import damas.knowledge.game.Game;
import damas.ontology.meaning.Positions;
import java.io.IOException;
import java.io.PrintStream;
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
            "go movetime|depth|nodes|wtime btime winc binc|infinite, stop, perft DEPTH, quit."
        })
final class EngineCommand implements Callable<Integer> {
    @Option(
            names = "--roster",
            paramLabel = "TEAM",
            description = "Who plays: a roster, by name or file (${DEFAULT-VALUE}).")
    private String roster = "damas";

    @Option(
            names = "--slaves",
            paramLabel = "N",
            description = "Search slaves, for a team that shares its search; otherwise one for each core but one.")
    private int slaves = Runtime.getRuntime().availableProcessors() - 1;

    @Override
    public Integer call() throws IOException {
        PrintStream answers = System.out;
        // whatever else is printed must not be taken for an answer
        System.setOut(System.err);
        try {
            // it ends with this JVM: JADE would take seconds to close it
            Quarters quarters = Lab.startWith(Home.teams(), roster, slaves, Home.platform());
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
        return ExitCode.OK;
    }
}
