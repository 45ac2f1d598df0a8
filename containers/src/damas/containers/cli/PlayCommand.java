package damas.containers.cli;

import damas.knowledge.game.Board;
import damas.knowledge.game.DrawRules;
import damas.knowledge.game.Game;
import damas.knowledge.game.GameInPlay;
import damas.knowledge.game.PdnFile;
import damas.knowledge.game.PdnReader;
import damas.knowledge.game.Result;
import damas.knowledge.game.Side;
import damas.knowledge.learning.Player;
import damas.knowledge.players.PlayerBook;
import damas.knowledge.search.MaterialSearch;
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
import java.util.Random;
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
    private static final int MAX_DEPTH = 20;
    private static final int MATERIAL_DEPTH = 9;
    private static final String MATERIAL = "material";
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
            paramLabel = "PLAYER",
            description = "Your opponent: neurodraughts, ls-draughts, visiondraughts, ls-visiondraughts, or material,"
                    + " the default, which counts pieces.")
    private String roster = MATERIAL;

    @Option(
            names = "--depth",
            paramLabel = "PLIES",
            description = "How far it looks ahead, instead of as far as it does by itself.")
    private Optional<Integer> depth = Optional.empty();

    @Option(
            names = "--seed",
            paramLabel = "NUMBER",
            description = "Choose among equal moves as in the game with this seed; the record of a game has it.")
    private Optional<Long> seed = Optional.empty();

    @Option(names = "--papers-rules", description = "Draw by the papers' rules: five plays to and fro, or 100 moves.")
    private boolean papersRules;

    @ArgGroup
    private Beginning beginning = new Beginning();

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        if (depth.isPresent() && (depth.get() < 1 || depth.get() > MAX_DEPTH)) {
            throw refusal("the depth must be from 1 to " + MAX_DEPTH + ", not " + depth.get());
        }
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
        long chance = seed.orElseGet(() -> (long) new Random().nextInt(1_000_000));
        LocalDateTime now = LocalDateTime.now();
        tags.putIfAbsent("Event", "A game in the terminal");
        tags.putIfAbsent("Date", now.format(DateTimeFormatter.ofPattern("yyyy.MM.dd")));
        tags.put(person.toString(), PERSON);
        String deep = depth.map(d -> " --depth " + d).orElse("");
        tags.put(person.opponent().toString(), roster + deep);
        tags.put("Seed", String.valueOf(chance));
        String time = now.format(DateTimeFormatter.ofPattern("yyyy-MM-dd-HHmmss"));
        String name = time + "-" + ProcessHandle.current().pid();
        new TerminalGame(
                        game,
                        person,
                        opponent(chance),
                        "damas play --roster " + roster + deep,
                        tags,
                        Home.var().resolve("games").resolve(name + ".pdn"),
                        new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset())),
                        spec.commandLine().getOut(),
                        new TerminalBoard(person, Terminal.colours()))
                .play();
        return ExitCode.OK;
    }

    private Player opponent(long chance) throws IOException {
        if (!roster.equals(MATERIAL)) {
            PlayerBook book = Home.players();
            return book.find(roster, depth).players().apply(chance);
        }
        Random random = new Random(chance);
        MaterialSearch search = new MaterialSearch();
        return game -> search.best(game.board(), depth.orElse(MATERIAL_DEPTH), random);
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
