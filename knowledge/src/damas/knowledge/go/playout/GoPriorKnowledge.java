package damas.knowledge.go.playout;

import damas.knowledge.go.GoBoard;
import damas.knowledge.go.GoPoints;
import damas.knowledge.montecarlo.PlayoutState;
import damas.knowledge.montecarlo.PriorKnowledge;

/**
 * Prior knowledge of Go: Algorithm 3 of reference/go-ahead.md 3.1, of which the first rule that fits gives the value,
 * and the bonus of moves near the last two moves (3.2). A capture counts as an atari. Not safe for threads.
 */
public final class GoPriorKnowledge implements PriorKnowledge {
    private final GoPriorSettings settings;
    private final float selfAtari;
    private final float atari;
    private final float pattern;
    private final float other;
    private final float pass;
    private final float[] nearLast;
    private final float[] nearSecond;

    private MoveDistances distances = new MoveDistances(GoPoints.of(GoPoints.LARGEST));
    private int size = GoPoints.LARGEST;

    public GoPriorKnowledge(GoPriorSettings settings) {
        this.settings = settings;
        selfAtari = (float) settings.selfAtari();
        atari = (float) settings.atari();
        pattern = (float) settings.pattern();
        other = (float) settings.other();
        pass = (float) settings.pass();
        nearLast = byDistance(settings.last());
        nearSecond = byDistance(settings.second());
    }

    /** The point of a move that was captured has the value of distance 1. */
    private static float[] byDistance(GoPriorSettings.Near near) {
        float[] values = new float[MoveDistances.FAR + 1];
        for (int distance = 0; distance < values.length; distance++) {
            values[distance] = near.values().get(Math.max(0, distance - 1)).floatValue();
        }
        return values;
    }

    @Override
    public void set(PlayoutState at, int[] moves, int size, float[] values, float[] counts) {
        GoPlayoutState state = (GoPlayoutState) at;
        float count = settings.count().at(state.board().points().size());
        for (int i = 0; i < size; i++) {
            values[i] = value(state, moves[i]);
            counts[i] = count;
        }
        if (settings.policy().isPresent()) {
            setProposed(state, moves, size, values);
        }
    }

    /** Sets the value of the moves that the rules of the play-outs propose here. */
    private void setProposed(GoPlayoutState state, int[] moves, int size, float[] values) {
        PlayoutPolicy policy = state.policy();
        if (policy.propose() > 0) {
            for (int i = 0; i < size; i++) {
                if (policy.isProposed(moves[i])) {
                    values[i] = (float) settings.policy().getAsDouble();
                }
            }
        }
    }

    private float value(GoPlayoutState state, int move) {
        if (move == GoPoints.PASS) {
            return pass;
        }
        GoBoard board = state.board();
        int colour = board.turn();
        if (state.policy().tactics().isSelfAtari(move, colour)) {
            return selfAtari;
        }
        if (state.policy().tactics().isAtari(move, colour)) {
            return atari;
        }
        return PlayoutPatterns.matches(board.near(move)) ? pattern : other;
    }

    @Override
    public void addBonus(PlayoutState at, int[] moves, int size, float[] values, float[] counts) {
        GoBoard board = ((GoPlayoutState) at).board();
        int boardSize = board.points().size();
        float lastCount = settings.last().count().at(boardSize);
        float secondCount = settings.second().count().at(boardSize);
        addNear(board, board.last(), nearLast, lastCount, moves, size, values, counts);
        addNear(board, board.lastButOne(), nearSecond, secondCount, moves, size, values, counts);
    }

    private void addNear(
            GoBoard board,
            int centre,
            float[] near,
            float count,
            int[] moves,
            int size,
            float[] values,
            float[] counts) {
        if (centre == GoPoints.PASS || count == 0) {
            return;
        }
        if (board.points().size() != this.size) {
            this.size = board.points().size();
            distances = new MoveDistances(board.points());
        }
        distances.find(board, centre);
        for (int i = 0; i < size; i++) {
            float value = near[moves[i] == GoPoints.PASS ? MoveDistances.FAR : distances.of(moves[i])];
            counts[i] += count;
            values[i] += (value - values[i]) * count / counts[i];
        }
    }
}
