package damas.containers.cli;

import damas.containers.team.Lab;
import damas.containers.team.Lab.Quarters;
import damas.containers.team.TeamPlayer;
import damas.knowledge.game.Board;
import damas.knowledge.game.DrawRules;
import damas.knowledge.game.Game;
import damas.knowledge.game.GameInPlay;
import damas.knowledge.game.PdnFile;
import damas.knowledge.game.PdnReader;
import damas.knowledge.game.Result;
import damas.knowledge.game.Side;
import damas.ontology.words.Limits;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Plays a game against a person in the terminal. */
@Command(name = "play", description = "Play a game in the terminal.")
final class PlayCommand implements Callable<Integer> {
    private static final String PERSON = "A person";

    /** The sides by the names that people type. */
    static final class Sides extends NamedValues<Side> {
        Sides() {
            super("side", List.of(Side.values()));
        }
    }

    /** Where the game begins, unless at the start. */
    static final class Beginning {
        @Option(
                names = "--fen",
                paramLabel = "FEN",
                converter = FenConverter.class,
                description = "Begin with this position.")
        private Optional<Board> board = Optional.empty();

        @Option(names = "--game", paramLabel = "FILE", description = "Go on with the last game of a PDN file.")
        private Optional<Path> file = Optional.empty();
    }

    @Option(
            names = "--side",
            paramLabel = "SIDE",
            converter = Sides.class,
            completionCandidates = Sides.class,
            description = "Your side: ${COMPLETION-CANDIDATES}. Black moves first and is yours unless you say or have"
                    + " played otherwise.")
    private Optional<Side> side = Optional.empty();

    @Option(
            names = "--roster",
            paramLabel = "TEAM",
            description = "Your opponent: a roster, by name (`damas roster list`) or file; or material, which counts"
                    + " pieces (${DEFAULT-VALUE}).")
    private String roster = "mp-draughts";

    @ArgGroup
    private Thought thought = new Thought();

    @Option(names = "--papers-rules", description = "Draw by the papers' rules: five plays to and fro, or 100 moves.")
    private boolean papersRules;

    @ArgGroup
    private Beginning beginning = new Beginning();

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        Limits limits = thought.limits(spec);
        DrawRules rules = papersRules ? DrawRules.PAPERS : DrawRules.ENGLISH;
        Map<String, String> tags = new LinkedHashMap<>();
        GameInPlay game;
        if (beginning.file.isPresent()) {
            Game last = lastGame(beginning.file.get());
            tags.putAll(last.tags());
            game = GameInPlay.of(last, rules);
        } else {
            game = new GameInPlay(beginning.board.orElse(Board.START), rules);
        }
        boolean playedWhite = PERSON.equals(tags.get(Side.WHITE.toString()));
        Side person = side.orElse(playedWhite ? Side.WHITE : Side.BLACK);
        LocalDateTime now = LocalDateTime.now();
        tags.putIfAbsent("Event", "A game in the terminal");
        tags.putIfAbsent("Date", now.format(DateTimeFormatter.ofPattern("yyyy.MM.dd")));
        tags.put(person.toString(), PERSON);
        // the team ends with this JVM: JADE would take seconds to close its platform
        int slaves = Runtime.getRuntime().availableProcessors() - 1;
        Quarters quarters = Lab.startWith(Home.teams(), roster, slaves, Home.platform());
        String team = quarters.team().name();
        tags.put(person.opponent().toString(), team + thought);
        String time = now.format(DateTimeFormatter.ofPattern("yyyy-MM-dd-HHmmss"));
        String name = time + "-" + ProcessHandle.current().pid();
        new TerminalGame(
                        game,
                        person,
                        new TeamPlayer(quarters.lab(), team, limits),
                        "damas play --roster " + roster + thought,
                        tags,
                        Home.var().resolve("games").resolve(name + ".pdn"),
                        new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset())),
                        spec.commandLine().getOut(),
                        new TerminalBoard(person, Terminal.colours()))
                .play();
        return ExitCode.OK;
    }

    private Game lastGame(Path file) throws IOException {
        PdnFile read = PdnReader.read(file);
        if (read.dropped() > 0) {
            throw refusal(read.problems().get(0).toString());
        }
        if (read.games().isEmpty()) {
            throw refusal("there is no game in " + file);
        }
        Game last = read.games().get(read.games().size() - 1);
        if (last.result() != Result.UNKNOWN) {
            throw refusal("the last game of " + file + " is over: " + last.result());
        }
        return last;
    }

    private ParameterException refusal(String reason) {
        return new ParameterException(spec.commandLine(), reason);
    }
}
