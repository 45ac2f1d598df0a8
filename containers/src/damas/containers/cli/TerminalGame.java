package damas.containers.cli;

import damas.containers.team.TeamPlayer;
import damas.knowledge.draughts.Colour;
import damas.knowledge.draughts.DraughtsGame;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.DrawRules;
import damas.knowledge.draughts.EnglishDraughts;
import damas.knowledge.draughts.PdnWriter;
import damas.knowledge.draughts.Ply;
import damas.knowledge.draughts.search.MaterialSearch;
import damas.knowledge.engine.GameDirector;
import damas.knowledge.game.Fallbacks;
import damas.knowledge.game.Outcome;
import damas.knowledge.game.Result;
import damas.knowledge.game.Side;
import damas.knowledge.text.NotationException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A game in the terminal: a person types moves, a team answers. After each move the game is on disk. */
final class TerminalGame {
    /** How deep pieces are counted before a draw is agreed to. */
    private static final int DRAW_DEPTH = 8;

    private static final String HELP =
            """
            Type a move as 11-15 or 11x18, a longer capture as 11x25 or 11x18x25, or
              moves    the moves you have          undo     take back your last move
              board    the board again             draw     offer a draw
              fen      the position as text        resign   give up
              help     these words again           quit     leave; the game is kept""";

    private final GameDirector game;

    /** The moves so far, with what a record that the game goes on from says of them. */
    private final List<Ply> plies;
    private final Side person;
    private final TeamPlayer opponent;
    private final String goOn;
    private final Map<String, String> tags;
    private final Path file;
    private final BufferedReader in;
    private final PrintWriter out;
    private final TerminalBoard board;

    /** The lengths of the game before each move of the team that was a fallback. */
    private final Set<Integer> fallbacks = new TreeSet<>();

    /** The fallbacks of the part of the game that was read from a file. */
    private final Fallbacks earlier;
    private boolean left;
    private boolean kept;
    private boolean warned;

    /**
     * @param start the game so far, with the tags of its record: names, date; its result does not count
     * @param goOn the command that goes on with the game when the file is added to it
     * @param file where the record goes
     */
    TerminalGame(
            DraughtsGame start,
            DrawRules rules,
            Side person,
            TeamPlayer opponent,
            String goOn,
            Path file,
            BufferedReader in,
            PrintWriter out,
            TerminalBoard board) {
        game = new GameDirector(DraughtsPosition.of(start, rules), Optional.empty(), Optional.empty());
        plies = new ArrayList<>(start.plies());
        this.person = person;
        this.opponent = opponent;
        this.goOn = goOn;
        tags = start.tags();
        earlier = Fallbacks.of(tags, Colour::name);
        this.file = file;
        this.in = in;
        this.out = out;
        this.board = board;
    }

    /** Plays until the game is over or the person leaves. */
    void play() throws IOException {
        out.println(HELP);
        out.println("You are " + Colour.name(person) + (person == Colour.BLACK ? " (b, kings B)." : " (w, kings W)."));
        show();
        tell(new GameDirector.Begun());
        while (!game.isDone() && !left) {
            if (game.position().turn() == person) {
                askPerson();
            } else {
                answer();
            }
        }
        game.outcome().map(outcome -> outcome.text(Colour::name)).ifPresent(out::println);
        out.println(fallbacks().text(Colour::name));
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

    private DraughtsPosition position() {
        return EnglishDraughts.of(game.position());
    }

    private void move(DraughtsMove move) {
        tell(new GameDirector.Moved(move));
        plies.add(Ply.of(move));
        save();
    }

    private void askPerson() throws IOException {
        out.print(Colour.name(person) + "> ");
        out.flush();
        String line = in.readLine();
        if (line == null) {
            out.println();
            left = true;
            return;
        }
        switch (line.strip().toLowerCase(Locale.ROOT)) {
            case "" -> { }
            case "help", "?" -> out.println(HELP);
            case "moves" -> out.println(list(position().board().moves()));
            case "board" -> show();
            case "fen" -> out.println(position().board());
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
            move(DraughtsMove.parse(line, position().board()));
        } catch (NotationException e) {
            out.println(e.getMessage() + " (help lists what you can type)");
        }
    }

    private void answer() {
        DraughtsMove move = EnglishDraughts.of(opponent.choose(position()));
        if (opponent.isFallback()) {
            fallbacks.add(plies.size());
        }
        move(move);
        out.println(Colour.name(person.opponent()) + " plays " + move + "  (" + opponent.why() + ")");
        show();
    }

    private void undo() {
        int length = plies.size() - 2;
        if (length < 0) {
            out.println("There is no move of yours to take back.");
            return;
        }
        tell(new GameDirector.TakenBack(length));
        plies.subList(length, plies.size()).clear();
        fallbacks.removeIf(before -> before >= length);
        save();
        show();
    }

    private void offerDraw() {
        if (new MaterialSearch().value(position().board(), DRAW_DEPTH) < 0) {
            out.println(Colour.name(person.opponent()) + " declines: it hopes for more.");
        } else {
            tell(new GameDirector.DrawAgreed());
            save();
        }
    }

    /** Keeps the record; where that cannot be done the game goes on, and the person knows. */
    private void save() {
        try {
            Map<String, String> all = new LinkedHashMap<>(tags);
            all.putAll(fallbacks().tags(Colour::name));
            List<String> comments = IntStream.range(0, plies.size())
                    .mapToObj(length -> fallbacks.contains(length) ? Fallbacks.COMMENT : "")
                    .toList();
            Result result = game.outcome().map(Outcome::result).orElse(Result.UNKNOWN);
            DraughtsGame record = new DraughtsGame(all, position().boards().get(0), "", plies, result);
            PdnWriter.write(file, List.of(record.with(comments)));
            kept = true;
        } catch (IOException e) {
            if (!warned) {
                out.println("The game cannot be kept: " + Complaint.about(e).words());
                warned = true;
            }
        }
    }

    private Fallbacks fallbacks() {
        Fallbacks all = earlier;
        for (int i = 0; i < fallbacks.size(); i++) {
            all = all.plus(person.opponent());
        }
        return all;
    }

    private void show() {
        out.println();
        out.print(board.draw(position().board()));
        out.println();
    }

    private static String list(List<DraughtsMove> moves) {
        return moves.stream().map(DraughtsMove::toString).collect(Collectors.joining("  "));
    }
}
