package damas.containers.cli;

import damas.knowledge.game.Board;
import damas.knowledge.game.DrawRules;
import damas.knowledge.game.Game;
import damas.knowledge.game.GameInPlay;
import damas.knowledge.game.PdnReader;
import damas.knowledge.game.Ply;
import damas.knowledge.game.Side;
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
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Plays a game against a person in the terminal. */
@Command(name = "play", description = "Play a game in the terminal against a search that counts pieces.")
final class PlayCommand implements Callable<Integer> {
    private static final int MAX_DEPTH = 30;

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
            converter = Sides.class,
            completionCandidates = Sides.class,
            description = "Your side: ${COMPLETION-CANDIDATES}. Black, the default, moves first.")
    private Side person = Side.BLACK;

    @Option(names = "--depth", paramLabel = "PLIES", description = "How far the search looks ahead (${DEFAULT-VALUE}).")
    private int depth = 9;

    @Option(names = "--seed", description = "Repeats the choices among equal moves of an earlier game.")
    private Optional<Long> seed = Optional.empty();

    @ArgGroup
    private Beginning beginning = new Beginning();

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        if (depth < 1 || depth > MAX_DEPTH) {
            throw new ParameterException(
                    spec.commandLine(), "the depth must be from 1 to " + MAX_DEPTH + ", not " + depth);
        }
        LocalDateTime now = LocalDateTime.now();
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", "A game in the terminal");
        tags.put("Date", now.format(DateTimeFormatter.ofPattern("yyyy.MM.dd")));
        tags.put(Side.BLACK.toString(), person == Side.BLACK ? "A person" : "Material, depth " + depth);
        tags.put(Side.WHITE.toString(), person == Side.WHITE ? "A person" : "Material, depth " + depth);
        Path file = Home.var()
                .resolve("games")
                .resolve(now.format(DateTimeFormatter.ofPattern("yyyy-MM-dd-HHmmss")) + ".pdn");
        new TerminalGame(
                        begin(),
                        person,
                        depth,
                        seed.map(Random::new).orElseGet(Random::new),
                        tags,
                        file,
                        new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset())),
                        spec.commandLine().getOut(),
                        new TerminalBoard(person, Ansi.AUTO))
                .play();
        return ExitCode.OK;
    }

    private GameInPlay begin() throws IOException {
        if (beginning.file.isEmpty()) {
            return new GameInPlay(beginning.board.orElse(Board.START), DrawRules.ENGLISH);
        }
        Path file = beginning.file.get();
        List<Game> games = PdnReader.read(file).games();
        if (games.isEmpty()) {
            throw new ParameterException(spec.commandLine(), "there is no game to go on with in " + file);
        }
        Game last = games.get(games.size() - 1);
        GameInPlay game = new GameInPlay(last.start(), DrawRules.ENGLISH);
        for (Ply ply : last.plies()) {
            if (game.outcome().isEmpty()) {
                game.play(ply.move());
            }
        }
        return game;
    }
}
