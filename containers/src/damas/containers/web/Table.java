package damas.containers.web;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Colour;
import damas.knowledge.draughts.DraughtsGame;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.DrawRules;
import damas.knowledge.draughts.GameInPlay;
import damas.knowledge.draughts.Ply;
import damas.knowledge.draughts.Squares;
import damas.knowledge.draughts.search.MaterialSearch;
import damas.knowledge.game.Clock;
import damas.knowledge.game.Fallbacks;
import damas.knowledge.game.Result;
import damas.knowledge.game.Side;
import damas.knowledge.text.NotationException;
import damas.ontology.meaning.Positions;
import damas.ontology.words.ChooseMove;
import damas.ontology.words.Decided;
import damas.ontology.words.Thinking;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;

/** One game on the page. Every method may be called from any thread. */
final class Table {
    /** Hears of what happens at a table, one thing after the other. */
    interface Listener {
        void changed(Table table);

        void thought(Table table, Thinking thinking);
    }

    /** How deep pieces are counted before a team agrees to a draw. */
    private static final int DRAW_DEPTH = 8;

    /** A game of this many moves is nobody's any more. */
    private static final int LONGEST = 2000;

    /** Teams that play each other take so long for a move at least: people watch. */
    private static final Duration PACE = Duration.ofMillis(400);

    private static final String ENDING = "Termination";

    /** Takes in what teams answer. */
    private static final ExecutorService ANSWERS = Executors.newCachedThreadPool(work -> {
        Thread thread = new Thread(work, "table");
        thread.setDaemon(true);
        return thread;
    });

    private final String id;
    private final Map<String, String> tags;
    private final Terms terms;
    private final TeamHall hall;
    private final Listener listener;
    private final LongSupplier nanoClock;
    private final GameInPlay game;
    private final List<Note> notes = new ArrayList<>();
    private final List<Optional<Duration>> clocks = new ArrayList<>();

    private Optional<Clock> clock;
    private Optional<TeamHall.Thought> thought = Optional.empty();
    private Optional<Thinking> thinking = Optional.empty();
    private long turnBegan;
    private long touched;
    private int turn;
    private int version;
    private String trouble = "";

    /**
     * @param record the game so far
     * @param nanoClock counts nanoseconds, as {@link System#nanoTime} does
     */
    Table(String id, DraughtsGame record, Terms terms, TeamHall hall, Listener listener, LongSupplier nanoClock) {
        this.id = id;
        this.nanoClock = nanoClock;
        turnBegan = nanoClock.getAsLong();
        touched = turnBegan;
        this.terms = terms;
        this.hall = hall;
        this.listener = listener;
        tags = new LinkedHashMap<>(record.tags());
        tags.remove(ENDING);
        tags.putAll(terms.tags());
        game = GameInPlay.of(record, DrawRules.ENGLISH);
        clock = terms.clock();
        for (int i = 0; i < record.plies().size(); i++) {
            Ply ply = record.plies().get(i);
            notes.add(Note.of(ply.comment()));
            clocks.add(ply.clock());
            Side side = game.boards().get(i).turn();
            ply.clock().ifPresent(left -> clock = clock.map(time -> with(time, side, left)));
        }
        if (game.outcome().isEmpty() && record.result() != Result.UNKNOWN) {
            end(record.result(), record.tags().getOrDefault(ENDING, ""));
        }
    }

    private static Clock with(Clock clock, Side side, Duration left) {
        return side == Colour.BLACK
                ? new Clock(left, clock.second(), clock.increment())
                : new Clock(clock.first(), left, clock.increment());
    }

    private void end(Result result, String ending) {
        Side loser = result == Result.FIRST_WINS ? Colour.WHITE : Colour.BLACK;
        if (result == Result.DRAW) {
            game.agreeToDraw();
        } else if (ending.contains("time")) {
            runOutOfTime(loser);
        } else {
            game.resign(loser);
        }
    }

    String id() {
        return id;
    }

    Terms terms() {
        return terms;
    }

    /** When somebody last did or wanted something here, in nanoseconds. */
    synchronized long touched() {
        return touched;
    }

    synchronized void touch() {
        touched = nanoClock.getAsLong();
    }

    /** Whether nobody is at work here. */
    synchronized boolean isIdle() {
        return thought.isEmpty();
    }

    synchronized boolean isOver() {
        return game.outcome().isPresent();
    }

    // ---- what people do ----

    /**
     * Plays a person's move.
     *
     * @param ply how many moves the person has seen; a move that was sent twice is played once
     */
    synchronized void play(String text, int ply) {
        requireTurn(ply);
        try {
            DraughtsMove move = DraughtsMove.parse(text, game.board());
            played(move, Note.NONE);
        } catch (NotationException e) {
            throw Refusal.wrong(e.getMessage());
        }
    }

    private void requireTurn(int ply) {
        requireOpen();
        if (ply != game.length()) {
            throw Refusal.conflict("the game has gone on meanwhile");
        }
        if (!terms.isPerson(game.board().turn())) {
            throw Refusal.conflict("it is the turn of " + terms.seat(game.board().turn()));
        }
    }

    private void requireOpen() {
        touch();
        if (game.outcome().isPresent()) {
            throw Refusal.conflict("the game is over: " + game.outcome().get().text(Colour::name));
        }
    }

    /** Takes back what was played since a person's last move, and that move. */
    synchronized void undo() {
        touch();
        if (terms.isAmongTeams()) {
            throw Refusal.conflict("no person plays here");
        }
        int keep = game.length() - 1;
        while (keep >= 0 && !terms.isPerson(game.boards().get(keep).turn())) {
            keep--;
        }
        if (keep < 0) {
            throw Refusal.conflict("there is no move of a person to take back");
        }
        dropThought();
        while (game.length() > keep) {
            game.takeBack();
            notes.remove(notes.size() - 1);
            clocks.remove(clocks.size() - 1);
        }
        begin();
    }

    synchronized void resign() {
        requireOpen();
        Side side = game.board().turn();
        Side loser = terms.isPerson(side) ? side : side.opponent();
        if (!terms.isPerson(loser)) {
            throw Refusal.conflict("no person plays here");
        }
        dropThought();
        game.resign(loser);
        begin();
    }

    /** A person offers a draw; whether it is agreed to. */
    synchronized boolean offerDraw() {
        requireOpen();
        Side side = game.board().turn();
        if (!terms.isPerson(side)) {
            throw Refusal.conflict("a draw is offered when it is your turn");
        }
        boolean agreed = terms.isPerson(side.opponent()) || new MaterialSearch().value(game.board(), DRAW_DEPTH) >= 0;
        if (agreed) {
            game.agreeToDraw();
            begin();
        }
        return agreed;
    }

    /** Lets the team whose turn it is think, unless it does already. */
    synchronized void goOn() {
        Side side = game.board().turn();
        if (game.outcome().isPresent() || terms.isPerson(side) || thought.isPresent()) {
            return;
        }
        int asked = turn;
        trouble = "";
        turnBegan = nanoClock.getAsLong();
        ChooseMove wanted = new ChooseMove(
                "page-" + id,
                Positions.of(game.position()),
                terms.limits(clock, side));
        TeamHall.Thought begun = hall.ask(terms.seat(side), wanted, news -> heard(asked, news));
        thought = Optional.of(begun);
        CompletableFuture<Decided> paced = terms.isAmongTeams()
                ? begun.answer().thenCombine(pause(), (decided, paused) -> decided)
                : begun.answer();
        paced.whenCompleteAsync(
                (decided, failure) -> answered(asked, Optional.ofNullable(decided), failure), ANSWERS);
        listener.changed(this);
    }

    private static CompletableFuture<String> pause() {
        return new CompletableFuture<String>().completeOnTimeout("", PACE.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** Stops a clock that has run out. */
    synchronized void look() {
        Side side = game.board().turn();
        boolean fallen = clock.map(time -> time.left(side).minus(sinceTurn()).isNegative()).orElse(false);
        if (fallen && game.outcome().isEmpty() && game.length() > 0) {
            dropThought();
            runOutOfTime(side);
            begin();
        }
    }

    private void runOutOfTime(Side side) {
        clock = clock.map(time -> with(time, side, Duration.ZERO));
        game.runOutOfTime(side);
    }

    private Duration sinceTurn() {
        // no clock runs before the first move
        return game.length() == 0 ? Duration.ZERO : Duration.ofNanos(nanoClock.getAsLong() - turnBegan);
    }

    // ---- what teams do ----

    private synchronized void heard(int asked, Thinking news) {
        if (asked == turn) {
            thinking = Optional.of(news);
            listener.thought(this, news);
        }
    }

    private synchronized void answered(int asked, Optional<Decided> decided, Throwable failure) {
        if (asked != turn) {
            return;
        }
        thought = Optional.empty();
        try {
            if (decided.isEmpty()) {
                Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
                throw new NotationException(String.valueOf(cause.getMessage()));
            }
            played(DraughtsMove.parse(decided.get().move().text(), game.board()), Note.of(decided.get()));
        } catch (NotationException e) {
            trouble = terms.seat(game.board().turn()) + " does not play: " + e.getMessage();
            begin();
        }
    }

    private void played(DraughtsMove move, Note note) {
        Side side = game.board().turn();
        clock = clock.map(time -> time.spend(side, sinceTurn()));
        game.play(move);
        notes.add(note);
        clocks.add(clock.map(time -> time.left(side)));
        if (game.length() >= LONGEST && game.outcome().isEmpty()) {
            game.agreeToDraw();
        }
        begin();
        goOn();
    }

    /** What a team was at, or could not do, is of no interest any more. */
    private void dropThought() {
        thought.ifPresent(TeamHall.Thought::drop);
        thought = Optional.empty();
        trouble = "";
    }

    /** Another turn begins, or the game has ended. */
    private void begin() {
        turn++;
        version++;
        touch();
        thinking = Optional.empty();
        turnBegan = nanoClock.getAsLong();
        listener.changed(this);
    }

    // ---- for others ----

    /** The game so far, for a file. */
    synchronized DraughtsGame record() {
        DraughtsGame bare = game.record(tags);
        List<Ply> plies = new ArrayList<>();
        for (int i = 0; i < bare.plies().size(); i++) {
            plies.add(new Ply(bare.plies().get(i).move(), clocks.get(i), List.of(), notes.get(i).comment()));
        }
        Map<String, String> all = new LinkedHashMap<>(tags);
        all.putAll(fallbacks().tags(Colour::name));
        game.outcome().ifPresent(outcome -> all.put(ENDING, outcome.toString()));
        return new DraughtsGame(all, bare.start(), "", plies, bare.result());
    }

    private Fallbacks fallbacks() {
        Fallbacks all = Fallbacks.NONE;
        for (int i = 0; i < notes.size(); i++) {
            all = notes.get(i).fallback() ? all.plus(game.boards().get(i).turn()) : all;
        }
        return all;
    }

    /** All that the page shows of the game. */
    Map<String, Object> view() {
        return view(0);
    }

    /** The same for those who have seen the version before this one: of the moves only the last. */
    synchronized Map<String, Object> news() {
        return view(Math.max(0, game.length() - 1));
    }

    private synchronized Map<String, Object> view(int from) {
        Board board = game.board();
        Map<String, Object> view = new LinkedHashMap<>();
        view.put("id", id);
        view.put("version", version);
        view.put("black", terms.isPerson(Colour.BLACK) ? "" : terms.black());
        view.put("white", terms.isPerson(Colour.WHITE) ? "" : terms.white());
        view.put("milliseconds", terms.milliseconds());
        view.put("depth", terms.depth());
        view.put("seconds", terms.seconds());
        view.put("increment", terms.increment());
        view.put("start", game.boards().get(0).toString());
        view.put("fen", board.toString());
        view.put("turn", Colour.name(board.turn()));
        view.put("from", from);
        view.put("plies", plies(from));
        boolean open = game.outcome().isEmpty();
        view.put("legal", open ? board.moves().stream().map(move -> moveView(move, board)).toList() : List.of());
        view.put("thinking", thought.isPresent());
        view.put("result", open ? "" : game.outcome().get().result().toString());
        view.put("outcome", game.outcome().map(outcome -> outcome.text(Colour::name)).orElse(""));
        view.put("ending", game.outcome().map(outcome -> outcome.ending().code()).orElse(""));
        view.put("trouble", trouble);
        Fallbacks fallbacks = fallbacks();
        view.put("fallbacks", Map.of("black", fallbacks.of(Colour.BLACK), "white", fallbacks.of(Colour.WHITE)));
        clock.ifPresent(time -> view.put("clocks", Map.of(
                "black", left(time, Colour.BLACK),
                "white", left(time, Colour.WHITE),
                "running", open && game.length() > 0 ? Colour.name(board.turn()) : "")));
        thinking.ifPresent(news -> view.put("thought", view(news)));
        return view;
    }

    private long left(Clock time, Side side) {
        boolean runs = side == game.board().turn() && game.outcome().isEmpty();
        Duration left = runs ? time.left(side).minus(sinceTurn()) : time.left(side);
        return Math.max(0, left.toMillis());
    }

    private List<Map<String, Object>> plies(int from) {
        List<Map<String, Object>> plies = new ArrayList<>();
        List<Board> boards = game.boards();
        List<DraughtsMove> moves = game.moves();
        for (int i = from; i < moves.size(); i++) {
            Map<String, Object> ply = moveView(moves.get(i), boards.get(i));
            Note note = notes.get(i);
            if (!note.by().isEmpty()) {
                ply.put("by", note.by());
                ply.put("phase", note.phase());
                ply.put("value", note.value());
                ply.put("depth", note.depth());
                ply.put("nodes", note.nodes());
                ply.put("milliseconds", note.milliseconds());
                ply.put("variation", note.line());
            }
            if (!note.reason().isEmpty()) {
                ply.put("reason", note.reason());
            }
            if (note.fallback()) {
                ply.put("fallback", true);
            }
            plies.add(ply);
        }
        return plies;
    }

    static Map<String, Object> moveView(DraughtsMove move, Board board) {
        Map<String, Object> view = new LinkedHashMap<>();
        view.put("move", move.shortForm(board));
        view.put("text", move.toString());
        view.put("path", move.path());
        view.put("taken", IntStream.rangeClosed(1, Squares.COUNT)
                .filter(square -> (move.taken() & Squares.of(square)) != 0)
                .boxed()
                .toList());
        return view;
    }

    /** What a player thinks, for the page; the value is worth so much to the side to move. */
    Map<String, Object> view(Thinking news) {
        return Map.of(
                "player", news.playerName(),
                "value", news.report().value(),
                "depth", news.report().depth(),
                "nodes", news.report().nodes(),
                "milliseconds", news.report().milliseconds(),
                "variation", news.report().variation(),
                "reason", news.reason(),
                "team", terms.seat(side()),
                "turn", Colour.name(side()));
    }

    private synchronized Side side() {
        return game.board().turn();
    }
}
