package damas.containers.cli;

import static damas.knowledge.text.NotationException.quoted;

import damas.containers.team.GameFile;
import damas.containers.team.Lab;
import damas.containers.team.Lab.Quarters;
import damas.containers.team.TeamPlayer;
import damas.knowledge.catalogue.Games;
import damas.knowledge.engine.Limits;
import damas.knowledge.game.Game;
import damas.knowledge.game.GameRecord;
import damas.knowledge.game.Position;
import damas.knowledge.game.Result;
import damas.knowledge.game.Side;
import damas.knowledge.text.TextFile;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
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

/** Plays games against people, on a page or in the terminal. */
@Command(
        name = "play",
        description = {
            "Play against a team, or watch teams play: starts a platform, a team and a page for the browser,",
            "and prints the page's address. It is for this machine only, unless it is public."
        })
final class PlayCommand implements Callable<Integer> {
    private static final String PERSON = "A person";
    private static final String PAPERS_RULES = "papers";
    private static final int LAST_PORT = 65_535;

    /** Where the game begins, unless at the start. */
    static final class Beginning {
        @Option(
                names = "--fen",
                paramLabel = "FEN",
                description = "Begin with this position, in the notation of the game.")
        private Optional<String> position = Optional.empty();

        @Option(
                names = "--game",
                paramLabel = "FILE",
                description = "Go on with the last game of a file: PDN for draughts.")
        private Optional<Path> file = Optional.empty();
    }

    @Option(
            names = "--side",
            paramLabel = "SIDE",
            description = "Your side, by its name in the game: black or white in draughts. The side that moves first"
                    + " is yours unless you say or have played otherwise.")
    private Optional<String> side = Optional.empty();

    @Option(
            names = "--roster",
            paramLabel = "TEAM",
            description = "Your opponent, whose game is played: a roster, by name (`damas roster list`) or file; or"
                    + " material, which counts pieces (${DEFAULT-VALUE}).")
    private String roster = "damas";

    @ArgGroup
    private Thought thought = new Thought();

    @Option(names = "--papers-rules", description = "Draw by the papers' rules: five plays to and fro, or 100 moves.")
    private boolean papersRules;

    @Option(names = "--terminal", description = "Play one game in the terminal instead, without a page.")
    private boolean terminal;

    @Option(
            names = "--port",
            paramLabel = "PORT",
            description = "The page's port, 0 for any that is free. If not given: 8080, or else any.")
    private Optional<Integer> port = Optional.empty();

    @Option(
            names = "--at",
            paramLabel = "HOST[:PORT]",
            converter = MainAddress.Converter.class,
            description = "Open the page on a platform that runs already, instead of one of its own.")
    private Optional<MainAddress> at = Optional.empty();

    @Option(
            names = "--public",
            description = "Let other machines open the page. They can watch; moves and changes of teams take the token"
                    + " that is in the printed address.")
    private boolean isPublic;

    @ArgGroup
    private Beginning beginning = new Beginning();

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws Exception {
        if (port.orElse(0) < 0 || port.orElse(0) > LAST_PORT) {
            throw refusal("the port must be from 0 to " + LAST_PORT);
        }
        if (papersRules && !terminal) {
            throw refusal("the papers' rules are for a game in the terminal: add --terminal");
        }
        if (terminal && (isPublic || at.isPresent() || port.isPresent())) {
            throw refusal("--at, --port and --public are for the page, not for the terminal");
        }
        Limits limits = thought.limits(spec);
        Game game = Games.named(Home.teams().gameName(roster));
        String rules = rules(game);
        GameRecord start = beginning.file.isPresent()
                ? lastGame(beginning.file.get(), game, rules)
                : GameRecord.of(Map.of(), beginning(game, rules), Result.UNKNOWN);
        boolean playedSecond = PERSON.equals(start.player(Side.SECOND));
        Side person = side.isPresent() ? side(game, side.get()) : playedSecond ? Side.SECOND : Side.FIRST;
        if (terminal) {
            playHere(limits, start, person);
        } else {
            openPage(limits, start, person);
        }
        return ExitCode.OK;
    }

    private String rules(Game game) {
        if (!papersRules) {
            return game.rules().get(0);
        }
        if (!game.rules().contains(PAPERS_RULES)) {
            throw refusal("the papers' rules are not for " + game.name());
        }
        return PAPERS_RULES;
    }

    private Position beginning(Game game, String rules) {
        return beginning.position.map(text -> game.parse(text, rules)).orElseGet(() -> game.start(rules));
    }

    private Side side(Game game, String name) {
        return Arrays.stream(Side.values())
                .filter(one -> game.sideName(one).equalsIgnoreCase(name))
                .findFirst()
                .orElseThrow(() -> refusal(quoted(name) + " is no side of " + game.name() + "; there are "
                        + game.sideName(Side.FIRST) + " and " + game.sideName(Side.SECOND)));
    }

    private void playHere(Limits limits, GameRecord start, Side person) throws IOException {
        Game game = start.last().game();
        Map<String, String> tags = new LinkedHashMap<>(start.tags());
        LocalDateTime now = LocalDateTime.now();
        tags.putIfAbsent("Event", "A game in the terminal");
        tags.putIfAbsent("Date", now.format(DateTimeFormatter.ofPattern("yyyy.MM.dd")));
        tags.put(game.sideName(person), PERSON);
        // the team ends with this JVM: JADE would take seconds to close its platform
        Quarters quarters = Lab.startWith(Home.teams(), roster, slaves(), Home.platform());
        String team = quarters.team().name();
        tags.put(game.sideName(person.opponent()), team + thought);
        String time = now.format(DateTimeFormatter.ofPattern("yyyy-MM-dd-HHmmss"));
        String name = time + "-" + ProcessHandle.current().pid();
        new TerminalGame(
                        new GameRecord(tags, start.last(), start.comments(), start.clocks(), start.result()),
                        person,
                        new TeamPlayer(quarters.lab(), team, limits),
                        "damas play --terminal --roster " + roster + thought,
                        Home.var().resolve("games").resolve(GameFile.name(name, game)),
                        new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset())),
                        spec.commandLine().getOut(),
                        Terminal.colours())
                .play();
    }

    private static int slaves() {
        return Runtime.getRuntime().availableProcessors() - 1;
    }

    private void openPage(Limits limits, GameRecord start, Side person) throws IOException, InterruptedException {
        Page page = new Page(roster, at, slaves(), isPublic);
        String address = page.open(port, (server, team) -> server.begin(person, team, limits, start));
        PrintWriter out = spec.commandLine().getOut();
        out.println("The board is at " + address);
        if (isPublic) {
            out.println("All who have this address can play; without its token they can watch.");
        }
        out.println("Control-C ends it; games are kept. `damas play --terminal` plays here instead.");
        out.flush();
        page.await();
    }

    private GameRecord lastGame(Path file, Game game, String rules) throws IOException {
        List<GameRecord> records = game.records().read(file.toString(), TextFile.read(file));
        if (records.isEmpty()) {
            throw refusal("there is no game in " + file);
        }
        GameRecord last = records.get(records.size() - 1);
        if (last.result() != Result.UNKNOWN) {
            throw refusal("the last game of " + file + " is over: " + last.result());
        }
        return last.refereed(rules);
    }

    private ParameterException refusal(String reason) {
        return new ParameterException(spec.commandLine(), reason);
    }
}
