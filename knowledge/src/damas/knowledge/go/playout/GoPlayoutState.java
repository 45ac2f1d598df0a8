package damas.knowledge.go.playout;

import damas.knowledge.game.Side;
import damas.knowledge.go.GoArea;
import damas.knowledge.go.GoBoard;
import damas.knowledge.go.GoColour;
import damas.knowledge.go.GoPoints;
import damas.knowledge.go.GoPosition;
import damas.knowledge.go.GoRules;
import damas.knowledge.go.KoRule;
import damas.knowledge.go.Neighbourhood;
import damas.knowledge.montecarlo.MoveTrace;
import damas.knowledge.montecarlo.PlayoutState;
import java.util.random.RandomGenerator;

/**
 * A position of Go for tree search by play-outs. The code of a move is its point ({@link GoPoints}), 0 for a pass.
 *
 * <p>The moves of the tree obey the ko rule of the game, by {@link PlayedKeys}; those of play-outs only the simple ko
 * rule.
 */
public final class GoPlayoutState implements PlayoutState {
    private final GoRules rules;
    private final GoBoard board;
    private final PlayoutPolicy policy;
    private final GoArea area;
    private final FastRandom fastRandom = new FastRandom();
    private final double scoreWeight;
    private final double greatestScore;
    private final int longest;

    private final boolean hasSuperko;
    private final PlayedKeys played = new PlayedKeys();

    /** A state at this position. */
    public GoPlayoutState(GoPosition position, GoPlayoutSettings settings) {
        rules = position.rules();
        board = position.copyOfBoard();
        policy = new PlayoutPolicy(board, settings);
        area = new GoArea(rules.size());
        scoreWeight = settings.scoreWeight();
        greatestScore = board.points().count() + Math.abs(rules.komi());
        longest = (int) (settings.longest() * board.points().count());
        hasSuperko = rules.ko() != KoRule.SIMPLE;
        if (hasSuperko) {
            played.begin(new SeenKeys(position.line().stream().mapToLong(this::key).toArray()));
        }
    }

    /** The key by which the rules compare positions. */
    private long key(GoPosition position) {
        return rules.ko() == KoRule.SITUATIONAL ? position.key() : position.boardKey();
    }

    /** The board, for prior knowledge; not to be changed. */
    GoBoard board() {
        return board;
    }

    PlayoutPolicy policy() {
        return policy;
    }

    @Override
    public int moveCodes() {
        return board.points().length();
    }

    @Override
    public void copyFrom(PlayoutState other) {
        GoPlayoutState from = (GoPlayoutState) other;
        board.copyFrom(from.board);
        played.copyFrom(from.played);
    }

    @Override
    public Side turn() {
        return GoColour.side(board.turn());
    }

    /**
     * {@inheritDoc} Moves that fill an own eye of one point and save nothing are left out, as in play-outs: a side that
     * has won would play them in place of a pass, until its blocks can be captured.
     */
    @Override
    public int moves(int[] into) {
        if (isOver()) {
            return 0;
        }
        int count = 0;
        int colour = board.turn();
        for (int i = 0; i < board.emptyCount(); i++) {
            int point = board.empty(i);
            if (!isNeededEye(point, colour) && board.isLegal(point) && !repeats(point)) {
                into[count++] = point;
            }
        }
        into[count++] = GoPoints.PASS;
        return count;
    }

    /** Whether a point is an own eye beside no block in atari. */
    private boolean isNeededEye(int point, int colour) {
        if (!Neighbourhood.isEye(board.near(point), colour)) {
            return false;
        }
        int stride = board.points().stride();
        return !isInAtari(point + 1)
                && !isInAtari(point - 1)
                && !isInAtari(point + stride)
                && !isInAtari(point - stride);
    }

    private boolean isInAtari(int stone) {
        return board.colour(stone) != GoColour.BORDER && board.liberties(board.block(stone)) == 1;
    }

    private boolean repeats(int point) {
        if (!hasSuperko || board.captured() == 0 && !board.isCapture(point, board.turn())) {
            return false; // without a capture there are more stones than ever before
        }
        return played.contains(ruledKey(board.keyAfter(point), GoColour.opponent(board.turn())));
    }

    /** The key by which the rules compare boards. */
    private long ruledKey(long boardKey, int turn) {
        return rules.ko() == KoRule.SITUATIONAL && turn == GoColour.WHITE
                ? boardKey ^ GoPoints.WHITE_TO_MOVE
                : boardKey;
    }

    @Override
    public void play(int move) {
        board.play(move);
        if (hasSuperko) {
            played.add(ruledKey(board.key(), board.turn()));
        }
    }

    /** A pass: in a play-out it only means that nothing is left to play. */
    @Override
    public int idleMove() {
        return GoPoints.PASS;
    }

    @Override
    public boolean isOver() {
        return board.passes() >= 2;
    }

    /**
     * {@inheritDoc} Passes are not traced. The reward of a win grows with its margin.
     */
    @Override
    public double playOut(RandomGenerator random, MoveTrace trace) {
        fastRandom.seed(random.nextLong());
        int left = longest;
        while (board.passes() < 2 && left > 0) {
            int colour = board.turn();
            int move = policy.choose(fastRandom);
            if (move != GoPoints.PASS) {
                trace.add(move, GoColour.side(colour));
            }
            board.play(move);
            left--;
        }
        double score = area.count(board) - rules.komi();
        double result = score > 0 ? 1 : score < 0 ? 0 : 0.5;
        trace.end(result);
        return result + scoreWeight * (score / greatestScore - 2 * result + 1);
    }

    /** All points of the board, row by row from the lowest. */
    @Override
    public int ownedPoints() {
        return board.points().count();
    }

    @Override
    public int moveAt(int ownedPoint) {
        return board.points().point(ownedPoint);
    }

    @Override
    public void addOwners(double[] sums) {
        for (int i = 0; i < sums.length; i++) {
            int owner = area.owner(board.points().point(i));
            sums[i] += owner == GoColour.BLACK ? 1 : owner == GoColour.WHITE ? -1 : 0;
        }
    }

    @Override
    public long key() {
        return board.key() ^ (board.turn() == GoColour.WHITE ? GoPoints.WHITE_TO_MOVE : 0);
    }
}
