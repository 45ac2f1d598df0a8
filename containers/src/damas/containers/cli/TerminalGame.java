package damas.containers.cli;

import damas.containers.team.TeamPlayer;
import damas.containers.view.GameView;
import damas.containers.view.GameViews;
import damas.knowledge.catalogue.Games;
import damas.knowledge.engine.GameDirector;
import damas.knowledge.game.Fallbacks;
import damas.knowledge.game.Game;
import damas.knowledge.game.GameRecord;
import damas.knowledge.game.Move;
import damas.knowledge.game.Outcome;
import damas.knowledge.game.Result;
import damas.knowledge.game.Side;
import damas.knowledge.text.NotationException;
import damas.knowledge.text.WholeFile;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import picocli.CommandLine.Help.Ansi;

/** A game of any kind in the terminal: a person types moves, a team answers. After each move it is on disk. */
final class TerminalGame {
    private static final String HELP =
            """
            Type %s, or
              moves    the moves you have          undo     take back your last move
              board    the board again             draw     offer a draw
              fen      the position as text        resign   give up
              help     these words again           quit     leave; the game is kept""";

    private final GameDirector game;

    /** The game so far as it was read, without its last moves if they were taken back. */
    private GameRecord earlier;
    private final Side person;
    private final TeamPlayer opponent;
    private final String goOn;
    private final Map<String, String> tags;
    private final Path file;
    private final BufferedReader in;
    private final PrintWriter out;
    private final Ansi ansi;
    private final GameView view;

    /** The lengths of the game before each move of the team that was a fallback. */
    private final Set<Integer> fallbacks = new TreeSet<>();

    /** The fallbacks of the part of the game that was read from a file. */
    private final Fallbacks earlierFallbacks;
    private boolean left;
    private boolean kept;
    private boolean warned;

    /**
     * @param start the game so far under its rules, with the tags of its record: names, date; its result does not count
     * @param goOn the command that goes on with the game when the file is added to it
     * @param file where the record goes
     * @param ansi renders the colours of the board
     */
    TerminalGame(
            GameRecord start,
            Side person,
            TeamPlayer opponent,
            String goOn,
            Path file,
            BufferedReader in,
            PrintWriter out,
            Ansi ansi) {
        game = new GameDirector(start.last(), Optional.empty(), Optional.empty());
        earlier = start;
        view = GameViews.of(start.last().game());
        this.person = person;
        this.opponent = opponent;
        this.goOn = goOn;
        tags = start.tags();
        earlierFallbacks = Fallbacks.of(tags, this::name);
        this.file = file;
        this.in = in;
        this.out = out;
        this.ansi = ansi;
    }

    /** Plays until the game is over or the person leaves. */
    void play() throws IOException {
        out.println(help());
        String marks = view.marks(person);
        out.println("You are " + name(person) + (marks.isEmpty() ? "." : " (" + marks + ")."));
        show();
        tell(new GameDirector.Begun());
        while (!game.isDone() && !left) {
            if (game.position().turn() == person) {
                askPerson();
            } else {
                answer();
            }
        }
        game.outcome().map(outcome -> outcome.text(this::name)).ifPresent(out::println);
        out.println(fallbacks().text(this::name));
        if (kept) {
            out.println("The game is in " + file);
            if (game.outcome().isEmpty()) {
                out.println("Go on with it: " + goOn + " --game " + file);
            }
        }
        out.flush();
    }

    private void tell(GameDirector.Event event) {
        game.on(event, System.nanoTime());
    }

    private Game rules() {
        return game.position().game();
    }

    private String name(Side side) {
        return rules().sideName(side);
    }

    private String help() {
        return String.format(HELP, view.howToMove());
    }

    private int length() {
        return game.position().played().size();
    }

    private void move(Move move) {
        tell(new GameDirector.Moved(move));
        save();
    }

    private void askPerson() throws IOException {
        out.print(name(person) + "> ");
        out.flush();
        String line = in.readLine();
        if (line == null) {
            out.println();
            left = true;
            return;
        }
        switch (line.strip().toLowerCase(Locale.ROOT)) {
            case "" -> { }
            case "help", "?" -> out.println(help());
            case "moves" -> out.println(list(game.position().moves()));
            case "board" -> show();
            case "fen" -> out.println(game.position().text());
            case "undo" -> undo();
            case "draw" -> offerDraw();
            case "resign" -> {
                tell(new GameDirector.Resigned(person));
                save();
            }
            case "quit", "exit" -> left = true;
            default -> playMove(line);
        }
    }

    private void playMove(String line) {
        try {
            move(rules().move(game.position(), line));
        } catch (NotationException e) {
            out.println(e.getMessage() + " (help lists what you can type)");
        }
    }

    private void answer() {
        Move move = opponent.choose(game.position());
        if (opponent.isFallback()) {
            fallbacks.add(length());
        }
        move(move);
        out.println(name(person.opponent()) + " plays " + move.text() + "  (" + opponent.why() + ")");
        show();
    }

    private void undo() {
        int length = length() - 2;
        if (length < 0) {
            out.println("There is no move of yours to take back.");
            return;
        }
        tell(new GameDirector.TakenBack(length));
        earlier = first(earlier, Math.min(length, earlier.comments().size()));
        fallbacks.removeIf(before -> before >= length);
        save();
        show();
    }

    private void offerDraw() {
        if (!Games.agreesToDraw(game.position())) {
            out.println(name(person.opponent()) + " declines: it hopes for more.");
        } else {
            tell(new GameDirector.DrawAgreed());
            save();
        }
    }

    /** A record without its last moves. */
    private static GameRecord first(GameRecord record, int plies) {
        return new GameRecord(
                record.tags(),
                record.last().at(plies),
                record.comments().subList(0, plies),
                record.clocks().subList(0, plies),
                Result.UNKNOWN);
    }

    private GameRecord record() {
        Map<String, String> all = new LinkedHashMap<>(tags);
        all.putAll(fallbacks().tags(this::name));
        int added = length() - earlier.comments().size();
        List<String> comments = new ArrayList<>(earlier.comments());
        comments.addAll(Collections.nCopies(added, ""));
        fallbacks.forEach(before -> comments.set(before, Fallbacks.COMMENT));
        List<Optional<Duration>> clocks = new ArrayList<>(earlier.clocks());
        clocks.addAll(Collections.nCopies(added, Optional.empty()));
        Result result = game.outcome().map(Outcome::result).orElse(Result.UNKNOWN);
        return new GameRecord(all, game.position(), comments, clocks, result);
    }

    /** Keeps the record; where that cannot be done the game goes on, and the person knows. */
    private void save() {
        try {
            WholeFile.write(file, rules().records().format(record()).getBytes(StandardCharsets.UTF_8));
            kept = true;
        } catch (IOException e) {
            if (!warned) {
                out.println("The game cannot be kept: " + Complaint.about(e).words());
                warned = true;
            }
        }
    }

    private Fallbacks fallbacks() {
        Fallbacks all = earlierFallbacks;
        for (int i = 0; i < fallbacks.size(); i++) {
            all = all.plus(person.opponent());
        }
        return all;
    }

    private void show() {
        out.println();
        ansi.string(view.drawing(game.position(), person)).lines().map(String::stripTrailing).forEach(out::println);
        out.println();
    }

    private static String list(List<? extends Move> moves) {
        return moves.stream().map(Move::text).collect(Collectors.joining("  "));
    }
}
