package damas.containers.web;

import damas.knowledge.catalogue.Games;
import damas.knowledge.engine.GameDirector;
import damas.knowledge.game.Clock;
import damas.knowledge.game.Ending;
import damas.knowledge.game.Fallbacks;
import damas.knowledge.game.GameRecord;
import damas.knowledge.game.Move;
import damas.knowledge.game.Outcome;
import damas.knowledge.game.Position;
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
import java.util.function.Function;
import java.util.function.LongSupplier;

/** One game on the page. Every method may be called from any thread. */
final class Table {
    /** Receives the events of a table, one after the other. */
    interface Listener {
        void changed(Table table);

        void thought(Table table, Thinking thinking);
    }

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
    private final GameKind kind;
    private final GameDirector game;
    private final List<PlayedMove> moves = new ArrayList<>();

    private Optional<TeamHall.Thought> thought = Optional.empty();
    private Optional<Thinking> thinking = Optional.empty();
    private long touched;
    private int turn;
    private int version;
    private String trouble = "";

    /**
     * @param record the game so far, under the rules of the page
     * @param nanoClock counts nanoseconds, as {@link System#nanoTime} does
     */
    Table(String id, GameRecord record, Terms terms, TeamHall hall, Listener listener, LongSupplier nanoClock) {
        this.id = id;
        this.nanoClock = nanoClock;
        touched = nanoClock.getAsLong();
        this.terms = terms;
        this.hall = hall;
        this.listener = listener;
        Position last = record.last();
        kind = GameKind.of(last.game());
        tags = new LinkedHashMap<>(record.tags());
        tags.remove(ENDING);
        tags.putAll(terms.tags(last.game()));
        Optional<Clock> clock = terms.clock();
        Position position = last.at(0);
        for (int i = 0; i < last.played().size(); i++) {
            Position after = last.at(i + 1);
            Side side = position.turn();
            Optional<Duration> left = record.clocks().get(i);
            moves.add(new PlayedMove(
                    side,
                    kind.showPlayed(position, last.played().get(i), after),
                    Note.of(record.comments().get(i)),
                    left));
            clock = clock.map(time -> left.map(rest -> time.with(side, rest)).orElse(time));
            position = after;
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
    private static Optional<Outcome> recordedEnd(GameRecord record) {
        boolean late = record.tags().getOrDefault(ENDING, "").contains("time");
        return switch (record.result()) {
            case UNKNOWN -> Optional.empty();
            case DRAW -> Optional.of(Outcome.drawn(Ending.AGREEMENT));
            case FIRST_WINS, SECOND_WINS -> Optional.of(
                    Outcome.lost(loser(record.result()), late ? Ending.TIME : Ending.RESIGNATION));
        };
    }

    private static Side loser(Result result) {
        return result == Result.FIRST_WINS ? Side.SECOND : Side.FIRST;
    }

    /** Reports an event to the game; true if it has an effect. */
    private boolean tell(GameDirector.Event event) {
        return !game.on(event, nanoClock.getAsLong()).isEmpty();
    }

    private Position position() {
        return game.position();
    }

    private Side turn() {
        return position().turn();
    }

    private String sideName(Side side) {
        return kind.game().sideName(side);
    }

    private int length() {
        return position().played().size();
    }

    String id() {
        return id;
    }

    GameKind kind() {
        return kind;
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
            played(kind.game().move(position(), text), Note.NONE);
        } catch (NotationException e) {
            throw Refusal.wrong(e.getMessage());
        }
    }

    private void requireTurn(int ply) {
        requireOpen();
        if (ply != length()) {
            throw Refusal.conflict("the game has gone on meanwhile");
        }
        if (!terms.isPerson(turn())) {
            throw Refusal.conflict("it is the turn of " + terms.seat(turn()));
        }
    }

    private void requireOpen() {
        touch();
        if (game.outcome().isPresent()) {
            throw Refusal.conflict("the game is over: " + game.outcome().get().text(this::sideName));
        }
    }

    /** Takes back what was played since a person's last move, and that move. */
    synchronized void undo() {
        touch();
        if (terms.isAmongTeams()) {
            throw Refusal.conflict("no person plays here");
        }
        int keep = length() - 1;
        while (keep >= 0 && !terms.isPerson(moves.get(keep).side())) {
            keep--;
        }
        if (keep < 0) {
            throw Refusal.conflict("there is no move of a person to take back");
        }
        dropThought();
        tell(new GameDirector.TakenBack(keep));
        moves.subList(keep, moves.size()).clear();
        begin();
    }

    synchronized void resign() {
        requireOpen();
        Side side = turn();
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
        Side side = turn();
        if (!terms.isPerson(side)) {
            throw Refusal.conflict("a draw is offered when it is your turn");
        }
        boolean agreed = terms.isPerson(side.opponent()) || Games.agreesToDraw(position());
        if (agreed) {
            tell(new GameDirector.DrawAgreed());
            begin();
        }
        return agreed;
    }

    /** Lets the team whose turn it is think, unless it does already. */
    synchronized void goOn() {
        Side side = turn();
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
            played(kind.game().move(position(), decided.get().move().text()), Note.of(decided.get()));
        } catch (NotationException e) {
            tell(new GameDirector.AskedAgain());
            trouble = terms.seat(turn()) + " does not play: " + e.getMessage();
            begin();
        }
    }

    private void played(Move move, Note note) {
        Position before = position();
        if (!isClockRunning()) {
            tell(new GameDirector.AskedAgain());
        }
        tell(new GameDirector.Moved(move));
        // a move that comes too late ends the game and is not played
        if (length() > moves.size()) {
            Side side = before.turn();
            moves.add(new PlayedMove(
                    side,
                    kind.showPlayed(before, move, position()),
                    note,
                    game.clock().map(time -> time.left(side))));
        }
        if (length() >= LONGEST) {
            tell(new GameDirector.DrawAgreed());
        }
        begin();
        goOn();
    }

    /** Drops the search of a team that was taken over by another event, and its failure. */
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
    synchronized GameRecord record() {
        Map<String, String> all = new LinkedHashMap<>(tags);
        all.putAll(fallbacks().tags(this::sideName));
        game.outcome().ifPresent(outcome -> all.put(ENDING, outcome.text(this::sideName)));
        return new GameRecord(
                all,
                position(),
                moves.stream().map(move -> move.note().comment()).toList(),
                moves.stream().map(PlayedMove::clock).toList(),
                game.outcome().map(Outcome::result).orElse(Result.UNKNOWN));
    }

    /** The game so far in the notation of its records. */
    String recordText() {
        return kind.game().records().format(record());
    }

    private Fallbacks fallbacks() {
        Fallbacks all = Fallbacks.NONE;
        for (PlayedMove move : moves) {
            all = move.note().fallback() ? all.plus(move.side()) : all;
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
        Map<String, Object> view = new LinkedHashMap<>();
        view.put("id", id);
        view.putAll(kind.describe());
        view.put("version", version);
        for (Side side : Side.values()) {
            view.put(kind.key(side), terms.isPerson(side) ? "" : terms.seat(side));
        }
        view.put("milliseconds", terms.milliseconds());
        view.put("depth", terms.depth());
        view.put("seconds", terms.seconds());
        view.put("increment", terms.increment());
        view.put("start", position().start().text());
        view.put("fen", position().text());
        view.put("turn", sideName(turn()));
        view.put("from", from);
        view.put("plies", moves.stream().skip(from).map(move -> move.view(sideName(move.side()))).toList());
        boolean open = game.outcome().isEmpty();
        view.put("legal", open ? legal() : List.of());
        view.put("thinking", thought.isPresent());
        view.put("result", open ? "" : game.outcome().get().result().toString());
        view.put("outcome", game.outcome().map(outcome -> outcome.text(this::sideName)).orElse(""));
        view.put("ending", game.outcome().map(outcome -> outcome.ending().code()).orElse(""));
        view.put("trouble", trouble);
        Fallbacks fallbacks = fallbacks();
        view.put("fallbacks", bySide(fallbacks::of));
        boolean running = isClockRunning();
        Optional<Clock> clock = running ? game.clockAt(nanoClock.getAsLong()) : game.clock();
        clock.ifPresent(time -> {
            Map<String, Object> clocks = bySide(side -> Math.max(0, time.left(side).toMillis()));
            clocks.put("running", running ? sideName(turn()) : "");
            view.put("clocks", clocks);
        });
        thinking.ifPresent(news -> view.put("thought", view(news)));
        return view;
    }

    private List<Map<String, Object>> legal() {
        Position position = position();
        List<Map<String, Object>> legal = new ArrayList<>();
        for (Move move : position.moves()) {
            legal.add(kind.show(position, move));
        }
        return legal;
    }

    /** A value for each side, by the side's name in JSON. */
    private Map<String, Object> bySide(Function<Side, Object> value) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (Side side : Side.values()) {
            values.put(kind.key(side), value.apply(side));
        }
        return values;
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
                "turn", sideName(side()));
    }

    private synchronized Side side() {
        return turn();
    }
}
