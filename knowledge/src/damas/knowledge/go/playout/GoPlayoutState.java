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
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * A position of Go for tree search by play-outs. The code of a move is its point ({@link GoPoints}), 0 for a pass.
 *
 * <p>The moves of the tree obey the ko rule of the game: keys of all positions of the game so far are in a set that all
 * copies share, and those of the tree's moves are in a short list. Play-outs obey the simple ko rule only.
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

    private SeenKeys game = SeenKeys.NONE;
    private long[] line = new long[64];
    private int lineSize;

    /** A state at this position. */
    public GoPlayoutState(GoPosition position, GoPlayoutSettings settings) {
        rules = position.rules();
        board = position.copyOfBoard();
        policy = new PlayoutPolicy(board, settings);
        area = new GoArea(rules.size());
        scoreWeight = settings.scoreWeight();
        greatestScore = board.points().count() + Math.abs(rules.komi());
        longest = (int) (settings.longest() * board.points().count());
        if (rules.ko() != KoRule.SIMPLE) {
            List<GoPosition> positions = position.line();
            game = new SeenKeys(positions.stream().mapToLong(this::key).toArray());
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

    Tactics tactics() {
        return policy.tactics();
    }

    @Override
    public int moveCodes() {
        return board.points().length();
    }

    @Override
    public void copyFrom(PlayoutState other) {
        GoPlayoutState from = (GoPlayoutState) other;
        board.copyFrom(from.board);
        game = from.game;
        if (line.length < from.lineSize) {
            line = new long[from.line.length];
        }
        System.arraycopy(from.line, 0, line, 0, from.lineSize);
        lineSize = from.lineSize;
    }

    @Override
    public Side turn() {
        return GoColour.side(board.turn());
    }

    /** Lists the legal moves but for those that fill an own eye of one point, which is never good. */
    @Override
    public int moves(int[] into) {
        if (isOver()) {
            return 0;
        }
        int count = 0;
        int colour = board.turn();
        for (int i = 0; i < board.emptyCount(); i++) {
            int point = board.empty(i);
            if (!Neighbourhood.isEye(board.near(point), colour) && board.isLegal(point) && !repeats(point)) {
                into[count++] = point;
            }
        }
        into[count++] = GoPoints.PASS;
        return count;
    }

    private boolean repeats(int point) {
        if (rules.ko() == KoRule.SIMPLE
                || board.captured() == 0 && !policy.tactics().isCapture(point, board.turn())) {
            return false; // without a capture there are more stones than ever before
        }
        long key = ruledKey(board.keyAfter(point), GoColour.opponent(board.turn()));
        for (int i = 0; i < lineSize; i++) {
            if (line[i] == key) {
                return true;
            }
        }
        return game.contains(key);
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
        if (lineSize == line.length) {
            line = Arrays.copyOf(line, 2 * lineSize);
        }
        line[lineSize++] = ruledKey(board.key(), board.turn());
    }

    @Override
    public boolean isOver() {
        return board.passes() >= 2;
    }

    /**
     * {@inheritDoc} Passes are not traced: in a play-out they only mean that nothing is left to play. The reward of a
     * win grows with its margin.
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

    /** The number of points of the board, row by row from the lowest. */
    public int ownedPoints() {
        return board.points().count();
    }

    /** Adds 1 for each point that Black owns on the board that was counted last and -1 for each of White. */
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
