package damas.containers.cli;

import damas.containers.team.TeamPlayer;
import damas.knowledge.draughts.Colour;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.GameInPlay;
import damas.knowledge.draughts.PdnWriter;
import damas.knowledge.draughts.search.MaterialSearch;
import damas.knowledge.game.Fallbacks;
import damas.knowledge.game.Side;
import damas.knowledge.text.NotationException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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

    private final GameInPlay game;
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
     * @param goOn the command that goes on with the game when the file is added to it
     * @param tags what the record says of the game: names, date
     * @param file where the record goes
     */
    TerminalGame(
            GameInPlay game,
            Side person,
            TeamPlayer opponent,
            String goOn,
            Map<String, String> tags,
            Path file,
            BufferedReader in,
            PrintWriter out,
            TerminalBoard board) {
        this.game = game;
        this.person = person;
        this.opponent = opponent;
        this.goOn = goOn;
        this.tags = tags;
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
        while (game.outcome().isEmpty() && !left) {
            if (game.board().turn() == person) {
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
            case "moves" -> out.println(list(game.board().moves()));
            case "board" -> show();
            case "fen" -> out.println(game.board());
            case "undo" -> undo();
            case "draw" -> offerDraw();
            case "resign" -> {
                game.resign(person);
                save();
            }
            case "quit", "exit" -> left = true;
            default -> playMove(line);
        }
    }

    private void playMove(String line) {
        try {
            game.play(DraughtsMove.parse(line, game.board()));
            save();
        } catch (NotationException e) {
            out.println(e.getMessage() + " (help lists what you can type)");
        }
    }

    private void answer() {
        DraughtsMove move = opponent.choose(game.position());
        if (opponent.isFallback()) {
            fallbacks.add(game.length());
        }
        game.play(move);
        save();
        out.println(Colour.name(person.opponent()) + " plays " + move + "  (" + opponent.why() + ")");
        show();
    }

    private void undo() {
        if (game.length() < 2) {
            out.println("There is no move of yours to take back.");
            return;
        }
        game.takeBack();
        game.takeBack();
        fallbacks.removeIf(length -> length >= game.length());
        save();
        show();
    }

    private void offerDraw() {
        if (new MaterialSearch().value(game.board(), DRAW_DEPTH) < 0) {
            out.println(Colour.name(person.opponent()) + " declines: it hopes for more.");
        } else {
            game.agreeToDraw();
            save();
        }
    }

    /** Keeps the record; where that cannot be done the game goes on, and the person knows. */
    private void save() {
        try {
            Map<String, String> all = new LinkedHashMap<>(tags);
            all.putAll(fallbacks().tags(Colour::name));
            List<String> comments = IntStream.range(0, game.length())
                    .mapToObj(length -> fallbacks.contains(length) ? Fallbacks.COMMENT : "")
                    .toList();
            PdnWriter.write(file, List.of(game.record(all).with(comments)));
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
        out.print(board.draw(game.board()));
        out.println();
    }

    private static String list(List<DraughtsMove> moves) {
        return moves.stream().map(DraughtsMove::toString).collect(Collectors.joining("  "));
    }
}
