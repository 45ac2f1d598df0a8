package damas.containers.gtp;

import damas.containers.engine.Deadline;
import damas.containers.engine.EngineException;
import damas.knowledge.engine.Limits;
import damas.knowledge.game.Clock;
import damas.knowledge.game.Overtime;
import damas.knowledge.game.Side;
import damas.knowledge.go.GoColour;
import damas.knowledge.go.GoHandicap;
import damas.knowledge.go.GoMove;
import damas.knowledge.go.GoPoints;
import damas.knowledge.go.GoPosition;
import damas.knowledge.go.GoRules;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a program has on its board, so that it is told only what is new. Used by one thread at a time, but for {@link
 * #forget}.
 */
final class GtpMirror {
    /** More moves than this are not taken back one by one. */
    private static final int MOST_UNDONE = 20;

    private final GtpDialogue talk;
    private Set<String> known = Set.of();

    /** The start of the game that is on the program's board; empty if another command is to come first. */
    private volatile Optional<GoPosition> start = Optional.empty();
    private final List<GoMove> moves = new ArrayList<>();

    /** The time settings that the program knows; empty for none. */
    private String settings = "";

    GtpMirror(GtpDialogue talk) {
        this.talk = talk;
    }

    void setKnown(List<String> commands) {
        known = Set.copyOf(commands);
    }

    /** Makes the next position the first of a game. */
    void forget() {
        start = Optional.empty();
    }

    static String colour(Side side) {
        return side == Side.FIRST ? "b" : "w";
    }

    /** The program has played a move by itself. */
    void played(GoMove move) {
        moves.add(move);
    }

    /** Makes the program show a position. After a failure the board is not known. */
    void show(GoPosition position, Deadline deadline) throws EngineException, InterruptedException {
        GoPosition first = position.start();
        List<GoMove> wanted = position.played();
        int common = 0;
        while (common < Math.min(moves.size(), wanted.size()) && moves.get(common).equals(wanted.get(common))) {
            common++;
        }
        int undone = moves.size() - common;
        boolean goesOn = start.equals(Optional.of(first))
                && (undone == 0 || undone <= MOST_UNDONE && known.contains("undo"));
        start = Optional.empty();
        if (goesOn) {
            for (int i = 0; i < undone; i++) {
                talk.ask("undo", deadline);
            }
            moves.subList(common, moves.size()).clear();
        } else {
            begin(first, deadline);
            common = 0;
        }
        Side side = common % 2 == 0 ? first.turn() : first.turn().opponent();
        for (GoMove move : wanted.subList(common, wanted.size())) {
            talk.ask("play " + colour(side) + " " + move.text(), deadline);
            moves.add(move);
            side = side.opponent();
        }
        start = Optional.of(first);
    }

    private void begin(GoPosition first, Deadline deadline) throws EngineException, InterruptedException {
        GoRules rules = first.rules();
        moves.clear();
        settings = "";
        talk.ask("boardsize " + rules.size(), deadline);
        talk.ask("clear_board", deadline);
        talk.ask("komi " + rules.komi(), deadline);
        List<GoMove> black = stones(first, GoColour.BLACK);
        List<GoMove> white = stones(first, GoColour.WHITE);
        boolean isHandicap = rules.handicap() > 0
                && white.isEmpty()
                && Set.copyOf(black).equals(Set.copyOf(GoHandicap.points(rules.size(), rules.handicap())));
        if (isHandicap) {
            talk.ask("fixed_handicap " + rules.handicap(), deadline);
            return;
        }
        for (GoMove stone : black) {
            talk.ask("play b " + stone.text(), deadline);
        }
        for (GoMove stone : white) {
            talk.ask("play w " + stone.text(), deadline);
        }
    }

    private static List<GoMove> stones(GoPosition position, int colour) {
        GoPoints points = position.points();
        return points.all()
                .filter(point -> position.colour(point) == colour)
                .mapToObj(point -> GoMove.of(points, point))
                .toList();
    }

    // ---- time ----

    /** Tells the time of the next move, if it is limited. */
    void tellTime(Limits limits, Side turn, Deadline deadline) throws EngineException, InterruptedException {
        if (limits.moveTime().isPresent() || limits.clock().isPresent()) {
            tellTime(clock(limits, turn), turn, deadline);
        }
    }

    /** A move time is a period for one move. */
    private static Clock clock(Limits limits, Side turn) {
        if (limits.moveTime().isEmpty()) {
            return limits.clock().orElseThrow();
        }
        Duration time = limits.time(turn).orElseThrow();
        Overtime single = Overtime.canadian(Duration.ofSeconds(seconds(time)), 1);
        return Clock.of(Duration.ZERO, single).with(turn, single.period(), 1);
    }

    /** Whole seconds, as most programs read them; less than one would be none. */
    private static long seconds(Duration time) {
        return Math.max(1, time.toSeconds());
    }

    private void tellTime(Clock clock, Side turn, Deadline deadline) throws EngineException, InterruptedException {
        Overtime overtime = clock.overtime();
        boolean isJapanese = overtime.kind() == Overtime.Kind.JAPANESE;
        boolean isKgs = isJapanese && known.contains("kgs-time_settings");
        // a program without Japanese overtime takes each of its periods as one for a single move
        int count = isJapanese && !isKgs ? 1 : overtime.count();
        long period = count == 0 ? 0 : seconds(overtime.period());
        String kind = period + " " + count;
        if (!settings.equals(kind)) {
            long main = clock.count(turn) > 0 ? 0 : seconds(clock.left(turn));
            talk.ask((isKgs ? "kgs-time_settings byoyomi " : "time_settings ") + main + " " + kind, deadline);
            settings = kind;
        }
        int left = Math.min(count, clock.count(turn));
        talk.ask("time_left " + colour(turn) + " " + seconds(clock.left(turn)) + " " + left, deadline);
    }
}
