package damas.knowledge.go;

import damas.knowledge.game.Ending;
import damas.knowledge.game.Move;
import damas.knowledge.game.Outcome;
import damas.knowledge.game.Position;
import damas.knowledge.game.Result;
import damas.knowledge.game.Side;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** A board with its rules and the game that led to it. Equal if rules, the first board and the moves are equal. */
public final class GoPosition implements Position {
    private static final String SCORE = "SCORE";

    private final GoRules rules;

    /** Never changed once it is here. */
    private final GoBoard board;

    /** The position before the last move; at the start of the game this position itself. */
    private final GoPosition previous;

    private GoPosition(GoRules rules, GoBoard board) {
        this.rules = rules;
        this.board = board;
        previous = this;
    }

    private GoPosition(GoPosition previous, int point) {
        rules = previous.rules;
        board = previous.copyOfBoard();
        board.play(point);
        this.previous = previous;
    }

    /** The start of a game: an empty board, or Black's handicap stones and White to move. */
    public static GoPosition start(GoRules rules) {
        GoBoard board = new GoBoard(rules.size(), rules.allowsSuicide());
        if (rules.handicap() > 0) {
            for (GoMove move : GoHandicap.points(rules.size(), rules.handicap())) {
                board.place(move.point(board.points()), GoColour.BLACK);
            }
            board.setTurn(GoColour.WHITE);
        }
        return new GoPosition(rules, board);
    }

    /** The start of a game with any stones, from the text of {@link #text}. */
    static GoPosition parse(String text, GoRules rules) {
        return new GoPosition(rules, GoPositionText.parse(text, rules.allowsSuicide()));
    }

    @Override
    public Go game() {
        return Go.GAME;
    }

    public GoRules rules() {
        return rules;
    }

    @Override
    public String ruleSet() {
        return rules.toString();
    }

    public GoPoints points() {
        return board.points();
    }

    /** The colour of a point, see {@link GoColour}. */
    public int colour(int point) {
        return board.colour(point);
    }

    /** The hash key of the stones, without the side to move. */
    public long boardKey() {
        return board.key();
    }

    /** A new board of this position, with its ko and last moves. */
    public GoBoard copyOfBoard() {
        GoBoard copy = new GoBoard(rules.size(), rules.allowsSuicide());
        copy.copyFrom(board);
        return copy;
    }

    @Override
    public Side turn() {
        return GoColour.side(board.turn());
    }

    private boolean isOver() {
        return board.passes() >= 2;
    }

    /** The legal moves: points row by row from the lowest, and the pass as the last. */
    @Override
    public List<GoMove> moves() {
        if (isOver()) {
            return List.of();
        }
        List<GoMove> moves = new ArrayList<>(board.emptyCount() + 1);
        for (int i = 0; i < points().count(); i++) {
            int point = points().point(i);
            if (isLegal(point)) {
                moves.add(GoMove.of(points(), point));
            }
        }
        moves.add(GoMove.PASS);
        return Collections.unmodifiableList(moves);
    }

    private boolean isLegal(int point) {
        return board.isLegal(point) && !repeats(point);
    }

    /** Whether a move that the board allows would lead to a position that the ko rule forbids. */
    private boolean repeats(int point) {
        if (rules.ko() == KoRule.SIMPLE || point == GoPoints.PASS) {
            return false;
        }
        long key = board.keyAfter(point);
        int opponent = GoColour.opponent(board.turn());
        GoPosition past = this;
        while (true) {
            boolean isSame = past.board.key() == key;
            if (isSame && (rules.ko() == KoRule.POSITIONAL || past.board.turn() == opponent)) {
                return true;
            }
            if (past.previous == past) {
                return false;
            }
            past = past.previous;
        }
    }

    /** Why a move is not legal here; empty if it is legal. */
    Optional<String> objection(GoMove move) {
        if (isOver()) {
            return Optional.of("the game is over, " + outcome().orElseThrow().text(GoColour::name));
        }
        if (move.isPass()) {
            return Optional.empty();
        }
        if (move.column() >= rules.size() || move.row() >= rules.size()) {
            return Optional.of("it is outside of the board of size " + rules.size());
        }
        int point = move.point(points());
        if (board.colour(point) != GoColour.EMPTY) {
            return Optional.of("there is a stone");
        }
        if (point == board.ko() || board.isLegal(point) && repeats(point)) {
            return Optional.of("it repeats an earlier position (ko)");
        }
        return board.isLegal(point) ? Optional.empty() : Optional.of("it is suicide");
    }

    @Override
    public GoPosition play(Move move) {
        if (!(move instanceof GoMove goMove)) {
            throw new IllegalArgumentException(move.text() + " is no move of " + Go.NAME);
        }
        objection(goMove).ifPresent(reason -> {
            throw new IllegalArgumentException(move.text() + " is not legal in " + text() + ": " + reason);
        });
        return new GoPosition(this, goMove.point(points()));
    }

    @Override
    public Optional<Outcome> outcome() {
        if (!isOver()) {
            return Optional.empty();
        }
        double score = score();
        if (score == 0) {
            return Optional.of(Outcome.drawn(new Ending(SCORE, "both sides have equally many points")));
        }
        Side loser = score > 0 ? Side.SECOND : Side.FIRST;
        Ending ending = new Ending(SCORE, "has " + GoRules.number(Math.abs(score)) + " points less");
        return Optional.of(new Outcome(Result.win(loser.opponent()), ending));
    }

    /** Black's area minus White's and komi, with all stones as alive. */
    public double score() {
        return new GoArea(rules.size()).count(board) - rules.komi();
    }

    @Override
    public long key() {
        return board.key() ^ (board.turn() == GoColour.WHITE ? GoPoints.WHITE_TO_MOVE : 0);
    }

    @Override
    public GoPosition start() {
        GoPosition position = this;
        while (position.previous != position) {
            position = position.previous;
        }
        return position;
    }

    @Override
    public GoPosition at(int plies) {
        List<GoPosition> game = line();
        return game.get(plies);
    }

    @Override
    public List<GoMove> played() {
        return line().stream().skip(1).map(GoPosition::lastMove).toList();
    }

    private GoMove lastMove() {
        return GoMove.of(points(), board.last());
    }

    /** All positions of the game, from the start to this one. */
    public List<GoPosition> line() {
        List<GoPosition> line = new ArrayList<>();
        GoPosition position = this;
        line.add(position);
        while (position.previous != position) {
            position = position.previous;
            line.add(position);
        }
        Collections.reverse(line);
        return line;
    }

    @Override
    public String text() {
        return GoPositionText.format(board);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof GoPosition that
                && rules.equals(that.rules)
                && key() == that.key()
                && start().text().equals(that.start().text())
                && played().equals(that.played());
    }

    @Override
    public int hashCode() {
        return 31 * Long.hashCode(key()) + played().hashCode();
    }

    @Override
    public String toString() {
        return text();
    }
}
