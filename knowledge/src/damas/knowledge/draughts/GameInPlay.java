package damas.knowledge.draughts;

import damas.knowledge.game.Ending;
import damas.knowledge.game.Outcome;
import damas.knowledge.game.Result;
import damas.knowledge.game.Side;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A game while it is played: takes legal moves, one after the other, and says when and how it has ended. */
public final class GameInPlay {
    private final DrawRules rules;
    private final List<Board> boards = new ArrayList<>();
    private final List<Ply> plies = new ArrayList<>();
    private Optional<Outcome> outcome;

    public GameInPlay(Board start, DrawRules rules) {
        this.rules = rules;
        boards.add(start);
        outcome = judge();
    }

    /**
     * Goes on with a game that was recorded, as far as it went: no draw rule ends it before its last position. The
     * result of the record does not count.
     */
    public static GameInPlay of(DraughtsGame record, DrawRules rules) {
        GameInPlay game = new GameInPlay(record.start(), rules);
        for (Ply ply : record.plies()) {
            game.plies.add(ply);
            game.boards.add(game.board().play(ply.move()));
        }
        game.outcome = game.judge();
        return game;
    }

    /** The position now. */
    public Board board() {
        return boards.get(boards.size() - 1);
    }

    /** All positions so far, the first and the one now included. */
    public List<Board> boards() {
        return List.copyOf(boards);
    }

    /** The moves between them. */
    public List<DraughtsMove> moves() {
        return plies.stream().map(Ply::move).toList();
    }

    /** How the game ended; empty while it goes on. */
    public Optional<Outcome> outcome() {
        return outcome;
    }

    public void play(DraughtsMove move) {
        play(Ply.of(move));
    }

    /** Plays a move after which its side has so much time left. */
    public void play(DraughtsMove move, Duration clock) {
        play(new Ply(move, Optional.of(clock), List.of(), ""));
    }

    private void play(Ply ply) {
        requireOpen();
        if (!board().allows(ply.move())) {
            throw new IllegalArgumentException(ply.move() + " is not legal in " + board());
        }
        plies.add(ply);
        boards.add(board().play(ply.move()));
        outcome = judge();
    }

    /** Takes the last move back, and with it the end of the game. */
    public void takeBack() {
        if (plies.isEmpty()) {
            throw new IllegalStateException("there is no move to take back");
        }
        plies.remove(plies.size() - 1);
        boards.remove(boards.size() - 1);
        outcome = judge();
    }

    public void resign(Side side) {
        end(Outcome.lost(side, Ending.RESIGNATION));
    }

    public void runOutOfTime(Side side) {
        end(Outcome.lost(side, Ending.TIME));
    }

    public void agreeToDraw() {
        end(Outcome.drawn(Ending.AGREEMENT));
    }

    private void end(Outcome agreed) {
        requireOpen();
        outcome = Optional.of(agreed);
    }

    private void requireOpen() {
        if (outcome.isPresent()) {
            throw new IllegalStateException("the game is over: " + outcome.get().text(Colour::name));
        }
    }

    /** How many moves both sides have played, counted singly. */
    public int length() {
        return plies.size();
    }

    /** The record of the game so far. */
    public DraughtsGame record(Map<String, String> tags) {
        Result result = outcome.map(Outcome::result).orElse(Result.UNKNOWN);
        return new DraughtsGame(tags, boards.get(0), "", plies, result);
    }

    private Optional<Outcome> judge() {
        if (board().moveCount() == 0) {
            return Optional.of(Outcome.lost(board().turn(), Ending.NO_MOVE));
        }
        int quiet = quietPlies();
        if (occurrences(quiet) >= rules.occurrences()) {
            return Optional.of(Outcome.drawn(Ending.REPETITION));
        }
        if (quiet / 2 >= rules.quietMoves()) {
            return Optional.of(Outcome.drawn(DraughtsEnding.NO_PROGRESS));
        }
        if (shuttledPlies() / 2 >= rules.shuttles()) {
            return Optional.of(Outcome.drawn(DraughtsEnding.SHUTTLING));
        }
        if (plies.size() / 2 > rules.moves()) {
            return Optional.of(Outcome.drawn(DraughtsEnding.LENGTH));
        }
        return Optional.empty();
    }

    /** How many of the last plies changed nothing for good: steps of kings. */
    private int quietPlies() {
        int quiet = 0;
        for (int i = plies.size() - 1; i >= 0; i--, quiet++) {
            DraughtsMove move = plies.get(i).move();
            boolean king = (boards.get(i).kings() & Squares.of(move.from())) != 0;
            if (move.isCapture() || !king) {
                break;
            }
        }
        return quiet;
    }

    /** How often the position now has come up; an earlier one must lie within the quiet plies. */
    private int occurrences(int quiet) {
        int last = boards.size() - 1;
        int occurrences = 1;
        for (int i = last - 2; i >= last - quiet; i -= 2) {
            if (boards.get(i).equals(board())) {
                occurrences++;
            }
        }
        return occurrences;
    }

    /**
     * How many plies the sides have been moving to and fro: each play but the first two of it repeats the last but one.
     */
    private int shuttledPlies() {
        int last = plies.size() - 1;
        int i = last;
        while (i >= 4 && plies.get(i).move().equals(plies.get(i - 4).move())) {
            i--;
        }
        return i == last ? 0 : last - i + 4;
    }
}
