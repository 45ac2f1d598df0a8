package damas.knowledge.engine;

import damas.knowledge.game.Clock;
import damas.knowledge.game.Ending;
import damas.knowledge.game.Move;
import damas.knowledge.game.Outcome;
import damas.knowledge.game.Position;
import damas.knowledge.game.Side;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The one game loop, for any game: asks the side to move for a move, keeps the clocks, takes moves, resignations,
 * agreements and failures, and ends with an outcome. Its driver asks the players and reports their answers.
 *
 * <p>A side whose clock or move time has run out when its answer comes has lost, and so has a side that fails.
 */
public final class GameDirector implements Machine<GameDirector.Event, GameDirector.Effect> {
    /** What happens in a game. */
    public sealed interface Event
            permits Begun, AskedAgain, Moved, TakenBack, Resigned, DrawAgreed, Failed, Recorded, Ticked {}

    /** The game begins: the first side to move is asked. */
    public record Begun() implements Event {}

    /** The side to move was asked again, since its first question was lost: its time counts from now. */
    public record AskedAgain() implements Event {}

    /** The side to move has chosen a legal move of the present position. */
    public record Moved(Move move) implements Event {}

    /**
     * Moves are taken back, and with them the end of the game; the clocks stay as they are. The only event that has an
     * effect after the end.
     *
     * @param plies how many moves of the game remain
     */
    public record TakenBack(int plies) implements Event {}

    /** A side gives up. */
    public record Resigned(Side side) implements Event {}

    /** Both sides agree to a draw. */
    public record DrawAgreed() implements Event {}

    /**
     * The side to move gives no legal move, and forfeits the game.
     *
     * @param reason a sentence for people
     */
    public record Failed(String reason) implements Event {}

    /** The game goes on from a record, which says that it ended here though its position does not end it. */
    public record Recorded(Outcome outcome) implements Event {}

    /** Time has passed. */
    public record Ticked() implements Event {}

    /** What is to be done. */
    public sealed interface Effect permits Ask, Ended {}

    /**
     * Ask the side to move of this position for a move.
     *
     * @param clock the time that both sides have left, if the game has a clock
     */
    public record Ask(Position position, Optional<Clock> clock) implements Effect {}

    /**
     * The game is over.
     *
     * @param remark details of the ending for people; may be empty. Of time that ran out it is {@code took 3000 ms},
     *     and its subject is the loser
     */
    public record Ended(Outcome outcome, String remark) implements Effect {}

    private final Optional<Duration> longestMove;
    private Position position;
    private Optional<Clock> clock;
    private Optional<Outcome> outcome = Optional.empty();
    private String remark = "";
    private long askedAt;
    private boolean begun;

    /**
     * @param start the position to go on from, with the moves that led to it
     * @param clock the time for the whole game, if it is limited
     * @param longestMove the time after which a move is lost, if it is limited
     */
    public GameDirector(Position start, Optional<Clock> clock, Optional<Duration> longestMove) {
        this.position = start;
        this.clock = clock;
        this.longestMove = longestMove;
    }

    /**
     * Plays a game without clocks to its end, on the calling thread.
     *
     * @param player chooses a legal move for the side to move
     * @return the director of the finished game
     */
    public static GameDirector play(Position start, Function<Position, ? extends Move> player) {
        return playOrResign(start, position -> Optional.of(player.apply(position)));
    }

    /**
     * Plays a game as {@link #play} does.
     *
     * @param player chooses a legal move for the side to move; an empty answer resigns
     */
    public static GameDirector playOrResign(Position start, Function<Position, Optional<? extends Move>> player) {
        GameDirector director = new GameDirector(start, Optional.empty(), Optional.empty());
        List<Effect> effects = director.on(new Begun(), 0);
        while (effects.get(0) instanceof Ask ask) {
            Optional<? extends Move> move = player.apply(ask.position());
            effects = director.on(
                    move.isPresent() ? new Moved(move.get()) : new Resigned(ask.position().turn()), 0);
        }
        return director;
    }

    @Override
    public List<Effect> on(Event event, long nanos) {
        if (event instanceof TakenBack taken) {
            return takeBack(taken.plies(), nanos);
        }
        if (outcome.isPresent()) {
            return List.of();
        }
        if (event instanceof Begun) {
            begun = true;
            return goOn(nanos);
        }
        if (!begun) {
            throw new IllegalStateException("the game has not begun: " + event);
        }
        if (event instanceof AskedAgain) {
            askedAt = nanos;
            return List.of();
        }
        if (event instanceof Resigned resigned) {
            return end(Outcome.lost(resigned.side(), Ending.RESIGNATION), "");
        }
        if (event instanceof DrawAgreed) {
            return end(Outcome.drawn(Ending.AGREEMENT), "");
        }
        if (event instanceof Failed failed) {
            return end(Outcome.lost(position.turn(), Ending.RESIGNATION), failed.reason());
        }
        if (event instanceof Recorded recorded) {
            return end(recorded.outcome(), "");
        }
        Duration thought = Duration.ofNanos(nanos - askedAt);
        if (isLate(thought)) {
            clock = clock.map(time -> stop(time.spend(position.turn(), thought)));
            return end(Outcome.lost(position.turn(), Ending.TIME), "took " + thought.toMillis() + " ms");
        }
        return event instanceof Moved moved ? move(moved.move(), thought, nanos) : List.of();
    }

    /** A clock that has run out stops at zero. */
    private Clock stop(Clock time) {
        return time.fallen(position.turn()) ? time.with(position.turn(), Duration.ZERO) : time;
    }

    private boolean isLate(Duration thought) {
        return longestMove.map(longest -> thought.compareTo(longest) > 0).orElse(false)
                || clock.map(time -> time.spend(position.turn(), thought).fallen(position.turn())).orElse(false);
    }

    private List<Effect> move(Move move, Duration thought, long nanos) {
        Position next = position.play(move);
        clock = clock.map(time -> time.spend(position.turn(), thought));
        position = next;
        return goOn(nanos);
    }

    private List<Effect> takeBack(int plies, long nanos) {
        if (plies < 0 || plies >= position.played().size()) {
            throw new IllegalStateException("there is no move to take back");
        }
        position = position.at(plies);
        outcome = Optional.empty();
        remark = "";
        return goOn(nanos);
    }

    private List<Effect> goOn(long nanos) {
        if (position.outcome().isPresent()) {
            return end(position.outcome().get(), "");
        }
        askedAt = nanos;
        return List.of(new Ask(position, clock));
    }

    private List<Effect> end(Outcome reached, String details) {
        outcome = Optional.of(reached);
        remark = details;
        return List.of(new Ended(reached, details));
    }

    /** When the side to move will have run out of time. */
    @Override
    public long wakeAt() {
        if (!begun || outcome.isPresent()) {
            return Long.MAX_VALUE;
        }
        long left = Math.min(
                clock.map(time -> nanos(time.longest(position.turn()))).orElse(Long.MAX_VALUE),
                longestMove.map(GameDirector::nanos).orElse(Long.MAX_VALUE));
        return left == Long.MAX_VALUE ? left : askedAt + left + 1;
    }

    private static long nanos(Duration duration) {
        return duration.compareTo(Duration.ofNanos(Long.MAX_VALUE)) < 0 ? duration.toNanos() : Long.MAX_VALUE;
    }

    /** Whether the game is over. */
    @Override
    public boolean isDone() {
        return outcome.isPresent();
    }

    /** The present position, with the moves that led to it. */
    public Position position() {
        return position;
    }

    /** The time that both sides have left after the last move. */
    public Optional<Clock> clock() {
        return clock;
    }

    /** The time that both sides have left at a moment of the present turn. */
    public Optional<Clock> clockAt(long nanos) {
        Side turn = position.turn();
        return begun && !isDone() ? clock.map(time -> time.run(turn, Duration.ofNanos(nanos - askedAt))) : clock;
    }

    /** How the game ended; empty while it goes on. */
    public Optional<Outcome> outcome() {
        return outcome;
    }

    /** Details of the ending for people; empty if there are none. */
    public String remark() {
        return remark;
    }
}
