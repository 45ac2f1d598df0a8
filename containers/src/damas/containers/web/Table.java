package damas.containers.web;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Colour;
import damas.knowledge.draughts.DraughtsGame;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.DrawRules;
import damas.knowledge.draughts.EnglishDraughts;
import damas.knowledge.draughts.Ply;
import damas.knowledge.draughts.Squares;
import damas.knowledge.draughts.search.MaterialSearch;
import damas.knowledge.engine.GameDirector;
import damas.knowledge.game.Clock;
import damas.knowledge.game.Ending;
import damas.knowledge.game.Fallbacks;
import damas.knowledge.game.Outcome;
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

    /** A game of this many moves is drawn. */
    private static final int LONGEST = 2000;

    /** The least time for a move of teams that play each other: people watch. */
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
    private final GameDirector game;
    private final List<Note> notes = new ArrayList<>();
    private final List<Optional<Duration>> clocks = new ArrayList<>();

    private Optional<TeamHall.Thought> thought = Optional.empty();
    private Optional<Thinking> thinking = Optional.empty();
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
        touched = nanoClock.getAsLong();
        this.terms = terms;
        this.hall = hall;
        this.listener = listener;
        tags = new LinkedHashMap<>(record.tags());
        tags.remove(ENDING);
        tags.putAll(terms.tags());
        DraughtsPosition last = DraughtsPosition.of(record, DrawRules.ENGLISH);
        Optional<Clock> clock = terms.clock();
        for (int i = 0; i < record.plies().size(); i++) {
            Ply ply = record.plies().get(i);
            notes.add(Note.of(ply.comment()));
            clocks.add(ply.clock());
            Side side = last.boards().get(i).turn();
            clock = clock.map(time -> ply.clock().map(left -> time.with(side, left)).orElse(time));
        }
        Optional<Outcome> ended = last.outcome().isEmpty() ? recordedEnd(record) : Optional.empty();
        if (ended.filter(outcome -> outcome.ending().equals(Ending.TIME)).isPresent()) {
            clock = clock.map(time -> time.with(loser(record.result()), Duration.ZERO));
        }
        game = new GameDirector(last, clock, Optional.empty());
        tell(new GameDirector.Begun());
        ended.ifPresent(outcome -> tell(new GameDirector.Recorded(outcome)));
    }

    /** How a game ended whose last position does not end it; empty if its record has no result. */
    private static Optional<Outcome> recordedEnd(DraughtsGame record) {
        boolean late = record.tags().getOrDefault(ENDING, "").contains("time");
        return switch (record.result()) {
            case UNKNOWN -> Optional.empty();
            case DRAW -> Optional.of(Outcome.drawn(Ending.AGREEMENT));
            case FIRST_WINS, SECOND_WINS -> Optional.of(
                    Outcome.lost(loser(record.result()), late ? Ending.TIME : Ending.RESIGNATION));
        };
    }

    private static Side loser(Result result) {
        return result == Result.FIRST_WINS ? Colour.WHITE : Colour.BLACK;
    }

    /** Reports an event to the game; true if it has an effect. */
    private boolean tell(GameDirector.Event event) {
        return !game.on(event, nanoClock.getAsLong()).isEmpty();
    }

    private DraughtsPosition position() {
        return EnglishDraughts.of(game.position());
    }

    private Board board() {
        return position().board();
    }

    private int length() {
        return position().played().size();
    }

    String id() {
        return id;
    }

    Terms terms() {
        return terms;
    }

    /** The time of the last request or move here, in nanoseconds. */
    synchronized long touched() {
        return touched;
    }

    synchronized void touch() {
        touched = nanoClock.getAsLong();
    }

    /** Whether no team thinks here. */
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
            DraughtsMove move = DraughtsMove.parse(text, board());
            played(move, Note.NONE);
        } catch (NotationException e) {
            throw Refusal.wrong(e.getMessage());
        }
    }

    private void requireTurn(int ply) {
        requireOpen();
        if (ply != length()) {
            throw Refusal.conflict("the game has gone on meanwhile");
        }
        if (!terms.isPerson(board().turn())) {
            throw Refusal.conflict("it is the turn of " + terms.seat(board().turn()));
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
        int keep = length() - 1;
        while (keep >= 0 && !terms.isPerson(position().boards().get(keep).turn())) {
            keep--;
        }
        if (keep < 0) {
            throw Refusal.conflict("there is no move of a person to take back");
        }
        dropThought();
        tell(new GameDirector.TakenBack(keep));
        notes.subList(keep, notes.size()).clear();
        clocks.subList(keep, clocks.size()).clear();
        begin();
    }

    synchronized void resign() {
        requireOpen();
        Side side = board().turn();
        Side loser = terms.isPerson(side) ? side : side.opponent();
        if (!terms.isPerson(loser)) {
            throw Refusal.conflict("no person plays here");
        }
        dropThought();
        tell(new GameDirector.Resigned(loser));
        begin();
    }

    /** A person offers a draw; whether it is agreed to. */
    synchronized boolean offerDraw() {
        requireOpen();
        Side side = board().turn();
        if (!terms.isPerson(side)) {
            throw Refusal.conflict("a draw is offered when it is your turn");
        }
        boolean agreed = terms.isPerson(side.opponent()) || new MaterialSearch().value(board(), DRAW_DEPTH) >= 0;
        if (agreed) {
            tell(new GameDirector.DrawAgreed());
            begin();
        }
        return agreed;
    }

    /** Lets the team whose turn it is think, unless it does already. */
    synchronized void goOn() {
        Side side = board().turn();
        if (game.isDone() || terms.isPerson(side) || thought.isPresent()) {
            return;
        }
        int asked = turn;
        trouble = "";
        tell(new GameDirector.AskedAgain());
        ChooseMove wanted = new ChooseMove(
                "page-" + id,
                Positions.of(game.position()),
                terms.limits(game.clock(), side));
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
        if (isClockRunning() && tell(new GameDirector.Ticked())) {
            dropThought();
            begin();
        }
    }

    /** No clock runs before the first move. */
    private boolean isClockRunning() {
        return length() > 0 && !game.isDone();
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
            played(DraughtsMove.parse(decided.get().move().text(), board()), Note.of(decided.get()));
        } catch (NotationException e) {
            tell(new GameDirector.AskedAgain());
            trouble = terms.seat(board().turn()) + " does not play: " + e.getMessage();
            begin();
        }
    }

    private void played(DraughtsMove move, Note note) {
        Side side = board().turn();
        if (!isClockRunning()) {
            tell(new GameDirector.AskedAgain());
        }
        tell(new GameDirector.Moved(move));
        // a move that comes too late ends the game and is not played
        if (length() > notes.size()) {
            notes.add(note);
            clocks.add(game.clock().map(time -> time.left(side)));
        }
        if (length() >= LONGEST) {
            tell(new GameDirector.DrawAgreed());
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
        listener.changed(this);
    }

    // ---- for others ----

    /** The game so far, for a file. */
    synchronized DraughtsGame record() {
        List<DraughtsMove> moves = position().played();
        List<Ply> plies = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            plies.add(new Ply(moves.get(i), clocks.get(i), List.of(), notes.get(i).comment()));
        }
        Map<String, String> all = new LinkedHashMap<>(tags);
        all.putAll(fallbacks().tags(Colour::name));
        game.outcome().ifPresent(outcome -> all.put(ENDING, outcome.text(Colour::name)));
        Result result = game.outcome().map(Outcome::result).orElse(Result.UNKNOWN);
        return new DraughtsGame(all, position().boards().get(0), "", plies, result);
    }

    private Fallbacks fallbacks() {
        Fallbacks all = Fallbacks.NONE;
        for (int i = 0; i < notes.size(); i++) {
            all = notes.get(i).fallback() ? all.plus(position().boards().get(i).turn()) : all;
        }
        return all;
    }

    /** All that the page shows of the game. */
    Map<String, Object> view() {
        return view(0);
    }

    /** The view for a page that has the version before this one: of the moves only the last. */
    synchronized Map<String, Object> news() {
        return view(Math.max(0, length() - 1));
    }

    private synchronized Map<String, Object> view(int from) {
        Board board = board();
        Map<String, Object> view = new LinkedHashMap<>();
        view.put("id", id);
        view.put("version", version);
        view.put("black", terms.isPerson(Colour.BLACK) ? "" : terms.black());
        view.put("white", terms.isPerson(Colour.WHITE) ? "" : terms.white());
        view.put("milliseconds", terms.milliseconds());
        view.put("depth", terms.depth());
        view.put("seconds", terms.seconds());
        view.put("increment", terms.increment());
        view.put("start", position().boards().get(0).toString());
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
        boolean running = isClockRunning();
        Optional<Clock> clock = running ? game.clockAt(nanoClock.getAsLong()) : game.clock();
        clock.ifPresent(time -> view.put("clocks", Map.of(
                "black", left(time, Colour.BLACK),
                "white", left(time, Colour.WHITE),
                "running", running ? Colour.name(board.turn()) : "")));
        thinking.ifPresent(news -> view.put("thought", view(news)));
        return view;
    }

    private static long left(Clock time, Side side) {
        return Math.max(0, time.left(side).toMillis());
    }

    private List<Map<String, Object>> plies(int from) {
        List<Map<String, Object>> plies = new ArrayList<>();
        List<Board> boards = position().boards();
        List<DraughtsMove> moves = position().played();
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

    /** What a player thinks, for the page; the value is that for the side to move. */
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
        return board().turn();
    }
}
