package damas.containers.cli;

import damas.knowledge.game.Board;
import damas.knowledge.game.DrawRules;
import damas.knowledge.game.Game;
import damas.knowledge.game.PdnWriter;
import damas.knowledge.learning.Contestant;
import damas.knowledge.learning.Score;
import damas.knowledge.learning.Tournament;
import damas.knowledge.openings.Openings;
import damas.knowledge.players.PlayerBook;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays games between players and says who is stronger. */
@Command(
        name = "match",
        description = {
            "Play games between players, each opening with both colours; more than two play a round robin.",
            "A player is neurodraughts, ls-draughts, visiondraughts, ls-visiondraughts, one of these with -untrained,",
            "material, or the file of a network."
        })
final class MatchCommand implements Callable<Integer> {
    @Parameters(paramLabel = "PLAYER", arity = "2..*", description = "Who plays.")
    private List<String> names;

    @Option(names = "--games", paramLabel = "N", description = "Games between each two (${DEFAULT-VALUE}).")
    private int games = 200;

    @Option(
            names = "--openings",
            paramLabel = "SET",
            converter = OpeningsCommand.Names.class,
            completionCandidates = OpeningsCommand.Names.class,
            description = "Where games start: ${COMPLETION-CANDIDATES} (${DEFAULT-VALUE}).")
    private Openings openings = Openings.THREE_MOVE;

    @Option(
            names = "--depth",
            paramLabel = "PLIES",
            description = "The same search for all, alpha-beta as deep as this, instead of each player's own.")
    private Optional<Integer> depth = Optional.empty();

    @Option(names = "--seed", paramLabel = "NUMBER", description = "Decides the openings (${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(names = "--pdn", paramLabel = "FILE", description = "Write all games into this file.")
    private Optional<Path> pdn = Optional.empty();

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        if (games < 1 || depth.isPresent() && depth.get() < 1) {
            throw new ParameterException(spec.commandLine(), "games and depth must be 1 or more");
        }
        PlayerBook book = Home.players();
        List<Contestant> contestants = new ArrayList<>();
        for (String name : names) {
            contestants.add(book.find(name, depth));
        }
        if (names.stream().distinct().count() < names.size()) {
            throw new ParameterException(spec.commandLine(), "a player cannot play itself");
        }
        List<Board> starts = Home.openings().load(openings);
        Tournament tournament = new Tournament("damas match", DrawRules.ENGLISH);
        tournament.addRoundRobin(contestants, starts, games, seed);
        long started = System.nanoTime();
        List<Game> played = tournament.play(game -> { });
        double seconds = (System.nanoTime() - started) / 1e9;
        report(played, seconds);
        if (pdn.isPresent()) {
            PdnWriter.write(pdn.get(), played);
        }
        return ExitCode.OK;
    }

    private void report(List<Game> played, double seconds) {
        PrintWriter out = spec.commandLine().getOut();
        for (int i = 0; i < names.size(); i++) {
            for (int j = i + 1; j < names.size(); j++) {
                Score score = Tournament.score(played, names.get(i), names.get(j));
                out.println(names.get(i) + " v " + names.get(j) + ": " + score);
            }
        }
        out.printf(Locale.ROOT, "%d games in %.0f s%n", played.size(), seconds);
    }
}
