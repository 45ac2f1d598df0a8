package damas.containers.gtp;

import damas.knowledge.game.Move;
import damas.knowledge.game.Side;
import damas.knowledge.go.GoColour;
import damas.knowledge.go.GoHandicap;
import damas.knowledge.go.GoMove;
import damas.knowledge.go.GoPoints;
import damas.knowledge.go.GoPosition;
import damas.knowledge.go.GoReplay;
import damas.knowledge.go.GoRules;
import damas.knowledge.go.GoSetup;
import java.util.ArrayList;
import java.util.List;

/**
 * The board of a conversation in GTP, where a side may move twice and after the end of the game: then the game starts
 * anew from the board of that moment, and {@link #undo} still goes back. A method that fails changes nothing.
 */
final class GtpGame {
    /** The present position and those before it, each after one move. */
    private List<GoPosition> line;

    GtpGame(GoRules rules) {
        line = List.of(GoPosition.start(rules));
    }

    GoPosition position() {
        return line.get(line.size() - 1);
    }

    GoRules rules() {
        return position().rules();
    }

    int size() {
        return rules().size();
    }

    // ---- a new game ----

    void resize(int size) {
        if (size < GoPoints.SMALLEST || size > GoPoints.LARGEST) {
            throw new GtpFailure("unacceptable size");
        }
        begin(GoPosition.start(rules().withHandicap(0).withSize(size)));
    }

    void clear() {
        begin(GoPosition.start(rules().withHandicap(0)));
    }

    private void begin(GoPosition start) {
        line = List.of(start);
    }

    void setUp(GoSetup stones, Side turn) {
        begin(stones.start(turn));
    }

    /** Changes the side to move. */
    void setTurn(Side turn) {
        if (turn != position().turn()) {
            add(GoSetup.of(position()).start(turn));
        }
    }

    /** The main line of a record before the move of this number, from 1. */
    void load(GoReplay replay, int moveNumber) {
        line = replay.last(moveNumber).line();
    }

    void setKomi(double komi) {
        GoRules rules = rules().withKomi(komi);
        line = line.stream().map(position -> under(position, rules)).toList();
    }

    private static GoPosition under(GoPosition old, GoRules rules) {
        GoPosition position = GoSetup.of(old.start()).under(rules).start(old.start().turn());
        for (Move move : old.played()) {
            position = position.play(move);
        }
        return position;
    }

    // ---- handicap ----

    private void requireEmpty() {
        if (line.size() > 1 || !GoSetup.of(position()).isEmpty()) {
            throw new GtpFailure("board not empty");
        }
    }

    /** Places handicap stones on their usual points. Returns the points. */
    List<GoMove> placeFixedHandicap(int stones) {
        requireEmpty();
        if (stones < 2 || stones > GoHandicap.most(size())) {
            throw new GtpFailure("invalid number of stones");
        }
        begin(GoPosition.start(rules().withHandicap(stones)));
        return GoHandicap.points(size(), stones);
    }

    /** Places up to this number of handicap stones, as far as there are usual points for them. */
    List<GoMove> placeFreeHandicap(int stones) {
        requireEmpty();
        int most = GoHandicap.most(size());
        if (stones < 2 || most == 0) {
            throw new GtpFailure("invalid number of stones");
        }
        return placeFixedHandicap(Math.min(stones, most));
    }

    void setFreeHandicap(List<GoMove> stones) {
        requireEmpty();
        boolean isAllowed = stones.size() >= 2
                && stones.size() < size() * size()
                && stones.stream().distinct().count() == stones.size()
                && stones.stream().noneMatch(GoMove::isPass);
        if (!isAllowed) {
            throw new GtpFailure("bad vertex list");
        }
        GoSetup setup = GoSetup.empty(rules());
        stones.forEach(stone -> setup.set(stone, GoColour.BLACK));
        begin(setup.start(Side.SECOND));
    }

    // ---- moves ----

    /** The present position with this side to move, and no end of the game. */
    GoPosition withTurn(Side side) {
        GoPosition position = position();
        boolean goesOn = position.turn() == side && position.outcome().isEmpty();
        return goesOn ? position : GoSetup.of(position).start(side);
    }

    void play(Side side, GoMove move) {
        try {
            add(withTurn(side).play(move));
        } catch (IllegalArgumentException e) {
            throw GtpFailure.illegalMove();
        }
    }

    private void add(GoPosition next) {
        List<GoPosition> longer = new ArrayList<>(line);
        longer.add(next);
        line = longer;
    }

    void undo() {
        if (line.size() == 1) {
            throw new GtpFailure("cannot undo");
        }
        line = line.subList(0, line.size() - 1);
    }

    /** The present state, for {@link #restore}. */
    List<GoPosition> state() {
        return line;
    }

    void restore(List<GoPosition> state) {
        line = state;
    }
}
