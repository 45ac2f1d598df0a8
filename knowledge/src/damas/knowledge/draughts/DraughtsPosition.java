package damas.knowledge.draughts;

import damas.knowledge.game.Ending;
import damas.knowledge.game.Move;
import damas.knowledge.game.Outcome;
import damas.knowledge.game.Position;
import damas.knowledge.game.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A board with the game that led to it, which repetitions depend on, and the draw rules of that game. Equal if boards,
 * moves and rules are equal.
 */
public final class DraughtsPosition implements Position {
    private final DrawRules rules;
    private final List<Board> boards;
    private final List<DraughtsMove> played;

    /** Judged when it is first asked for; null until then. Two threads may both judge, with equal results. */
    private Optional<Outcome> outcome;

    private DraughtsPosition(DrawRules rules, List<Board> boards, List<DraughtsMove> played) {
        this.rules = rules;
        this.boards = List.copyOf(boards);
        this.played = List.copyOf(played);
    }

    /** A game that starts at this board, under {@link DrawRules#NONE}. */
    public static DraughtsPosition of(Board board) {
        return of(board, DrawRules.NONE);
    }

    /** A game that starts at this board. */
    public static DraughtsPosition of(Board board, DrawRules rules) {
        return new DraughtsPosition(rules, List.of(board), List.of());
    }

    /** Games that start at these boards. */
    public static List<DraughtsPosition> of(List<Board> boards, DrawRules rules) {
        return boards.stream().map(board -> of(board, rules)).toList();
    }

    /**
     * A game as it was recorded. Its moves are legal on the board; they may go on after a draw by rule, as people do.
     */
    public static DraughtsPosition of(DraughtsGame record, DrawRules rules) {
        return new DraughtsPosition(rules, record.boards(), record.plies().stream().map(Ply::move).toList());
    }

    @Override
    public EnglishDraughts game() {
        return EnglishDraughts.GAME;
    }

    public Board board() {
        return boards.get(boards.size() - 1);
    }

    /** All boards of the game, the first and the present one included. */
    public List<Board> boards() {
        return boards;
    }

    public DrawRules rules() {
        return rules;
    }

    /** The same game under other draw rules. */
    public DraughtsPosition under(DrawRules others) {
        return new DraughtsPosition(others, boards, played);
    }

    /** Moves after a draw by rule stay, as in a record. */
    @Override
    public DraughtsPosition under(String others) {
        return under(EnglishDraughts.drawRules(others));
    }

    @Override
    public String ruleSet() {
        return EnglishDraughts.ruleSet(rules);
    }

    @Override
    public Side turn() {
        return board().turn();
    }

    @Override
    public List<DraughtsMove> moves() {
        return outcome().isPresent() ? List.of() : board().moves();
    }

    @Override
    public DraughtsPosition play(Move move) {
        if (!(move instanceof DraughtsMove draughtsMove) || !moves().contains(draughtsMove)) {
            throw new IllegalArgumentException(move.text() + " is not legal in " + text());
        }
        return after(draughtsMove);
    }

    /** The position after a legal move of the board. Nothing is checked, and a draw by rule does not prevent it. */
    public DraughtsPosition after(DraughtsMove move) {
        List<Board> longer = new ArrayList<>(boards);
        longer.add(board().play(move));
        List<DraughtsMove> moves = new ArrayList<>(played);
        moves.add(move);
        return new DraughtsPosition(rules, longer, moves);
    }

    /** A draw by rule among the first moves does not matter. */
    @Override
    public DraughtsPosition at(int plies) {
        return new DraughtsPosition(rules, boards.subList(0, plies + 1), played.subList(0, plies));
    }

    @Override
    public Optional<Outcome> outcome() {
        if (outcome == null) {
            outcome = judge();
        }
        return outcome;
    }

    private Optional<Outcome> judge() {
        if (board().moveCount() == 0) {
            return Optional.of(Outcome.lost(turn(), Ending.NO_MOVE));
        }
        return new DrawJudge(this, rules, 0).ending().map(Outcome::drawn);
    }

    /** Whether these draw rules would end the game now; a side without a move has lost, whatever they say. */
    public boolean isDrawn(DrawRules others) {
        return new DrawJudge(this, others, 0).isDrawn();
    }

    @Override
    public long key() {
        return board().key();
    }

    @Override
    public DraughtsPosition start() {
        return at(0);
    }

    @Override
    public List<DraughtsMove> played() {
        return played;
    }

    /** The board as FEN. */
    @Override
    public String text() {
        return Fen.format(board());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof DraughtsPosition that
                && rules.equals(that.rules)
                && boards.get(0).equals(that.boards.get(0))
                && played.equals(that.played);
    }

    @Override
    public int hashCode() {
        return 31 * board().hashCode() + played.hashCode();
    }

    @Override
    public String toString() {
        return text();
    }
}
