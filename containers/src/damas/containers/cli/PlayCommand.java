package damas.containers.cli;

import damas.containers.team.Lab;
import damas.containers.team.Lab.Quarters;
import damas.containers.team.TeamPlayer;
import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Colour;
import damas.knowledge.draughts.DraughtsGame;
import damas.knowledge.draughts.DrawRules;
import damas.knowledge.draughts.PdnFile;
import damas.knowledge.draughts.PdnReader;
import damas.knowledge.engine.Limits;
import damas.knowledge.game.Result;
import damas.knowledge.game.Side;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
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

/** Plays games against people, on a page or in the terminal. */
@Command(
        name = "play",
        description = {
            "Play against a team, or watch teams play: starts a platform, a team and a page for the browser,",
            "and prints the page's address. It is for this machine only, unless it is public."
        })
final class PlayCommand implements Callable<Integer> {
    private static final String PERSON = "A person";
    private static final int LAST_PORT = 65_535;

    /** The sides by the names that people type. */
    static final class Sides extends NamedValues<Side> {
        Sides() {
            super("side", List.of(Side.values()), Colour::name);
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
        DraughtsGame start = beginning.file.isPresent()
                ? lastGame(beginning.file.get())
                : new DraughtsGame(Map.of(), beginning.board.orElse(Board.START), "", List.of(), Result.UNKNOWN);
        boolean playedWhite = PERSON.equals(start.tags().get(Colour.name(Colour.WHITE)));
        Side person = side.orElse(playedWhite ? Colour.WHITE : Colour.BLACK);
        if (terminal) {
            playHere(limits, start, person);
        } else {
            openPage(limits, start, person);
        }
        return ExitCode.OK;
    }

    private void playHere(Limits limits, DraughtsGame start, Side person) throws IOException {
        Map<String, String> tags = new LinkedHashMap<>(start.tags());
        LocalDateTime now = LocalDateTime.now();
        tags.putIfAbsent("Event", "A game in the terminal");
        tags.putIfAbsent("Date", now.format(DateTimeFormatter.ofPattern("yyyy.MM.dd")));
        tags.put(Colour.name(person), PERSON);
        // the team ends with this JVM: JADE would take seconds to close its platform
        Quarters quarters = Lab.startWith(Home.teams(), roster, slaves(), Home.platform());
        String team = quarters.team().name();
        tags.put(Colour.name(person.opponent()), team + thought);
        String time = now.format(DateTimeFormatter.ofPattern("yyyy-MM-dd-HHmmss"));
        String name = time + "-" + ProcessHandle.current().pid();
        new TerminalGame(
                        new DraughtsGame(tags, start.start(), "", start.plies(), start.result()),
                        papersRules ? DrawRules.PAPERS : DrawRules.ENGLISH,
                        person,
                        new TeamPlayer(quarters.lab(), team, limits),
                        "damas play --terminal --roster " + roster + thought,
                        Home.var().resolve("games").resolve(name + ".pdn"),
                        new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset())),
                        spec.commandLine().getOut(),
                        new TerminalBoard(person, Terminal.colours()))
                .play();
    }

    private static int slaves() {
        return Runtime.getRuntime().availableProcessors() - 1;
    }

    private void openPage(Limits limits, DraughtsGame start, Side person) throws IOException, InterruptedException {
        Page page = new Page(roster, at, slaves(), isPublic);
        String address = page.open(port, (server, team) -> server.begin(
                person == Colour.BLACK ? "" : team, person == Colour.BLACK ? team : "", limits, start));
        PrintWriter out = spec.commandLine().getOut();
        out.println("The board is at " + address);
        if (isPublic) {
            out.println("Whoever has this address can play; without its token one can watch.");
        }
        out.println("Control-C ends it; games are kept. `damas play --terminal` plays here instead.");
        out.flush();
        page.await();
    }

    private DraughtsGame lastGame(Path file) throws IOException {
        PdnFile read = PdnReader.read(file);
        if (read.dropped() > 0) {
            throw refusal(read.problems().get(0).toString());
        }
        if (read.games().isEmpty()) {
            throw refusal("there is no game in " + file);
        }
        DraughtsGame last = read.games().get(read.games().size() - 1);
        if (last.result() != Result.UNKNOWN) {
            throw refusal("the last game of " + file + " is over: " + last.result());
        }
        return last;
    }

    private ParameterException refusal(String reason) {
        return new ParameterException(spec.commandLine(), reason);
    }
}
