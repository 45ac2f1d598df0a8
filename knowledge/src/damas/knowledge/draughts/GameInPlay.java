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
    private final List<Ply> plies = new ArrayList<>();
    private DraughtsPosition position;
    private Optional<Outcome> outcome;

    public GameInPlay(Board start, DrawRules rules) {
        this(DraughtsPosition.of(start, rules));
    }

    private GameInPlay(DraughtsPosition position) {
        this.position = position;
        outcome = position.outcome();
    }

    /**
     * Goes on with a game that was recorded, as far as it went: no draw rule ends it before its last position. The
     * result of the record does not count.
     */
    public static GameInPlay of(DraughtsGame record, DrawRules rules) {
        GameInPlay game = new GameInPlay(DraughtsPosition.of(record, rules));
        game.plies.addAll(record.plies());
        return game;
    }

    /** The present position, with the game that led to it. */
    public DraughtsPosition position() {
        return position;
    }

    /** The present board. */
    public Board board() {
        return position.board();
    }

    /** All boards so far, the first and the present one included. */
    public List<Board> boards() {
        return position.boards();
    }

    /** The moves played so far. */
    public List<DraughtsMove> moves() {
        return position.played();
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
        position = position.play(ply.move());
        plies.add(ply);
        outcome = position.outcome();
    }

    /** Takes the last move back, and with it the end of the game. */
    public void takeBack() {
        if (plies.isEmpty()) {
            throw new IllegalStateException("there is no move to take back");
        }
        plies.remove(plies.size() - 1);
        position = position.at(plies.size());
        outcome = position.outcome();
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
        return new DraughtsGame(tags, position.boards().get(0), "", plies, result);
    }
}
