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
    /** From this size on, counts are those of large boards. */
    private static final int LARGE = 15;

    private final float selfAtari;
    private final float atari;
    private final float pattern;
    private final float other;
    private final float pass;
    private final float[] counts;
    private final float[] nearLast;
    private final float[] lastCounts;
    private final float[] nearSecond;
    private final float[] secondCounts;

    private MoveDistances distances = new MoveDistances(GoPoints.of(GoPoints.LARGEST));
    private int size = GoPoints.LARGEST;

    public GoPriorKnowledge(GoPriorSettings settings) {
        selfAtari = settings.get("self-atari");
        atari = settings.get("atari");
        pattern = settings.get("pattern");
        other = settings.get("other");
        pass = settings.get("pass");
        counts = new float[] {settings.get("small-count"), settings.get("large-count")};
        nearLast = near(settings, "last");
        lastCounts = new float[] {settings.get("last-small-count"), settings.get("last-large-count")};
        nearSecond = near(settings, "second");
        secondCounts = new float[] {settings.get("second-small-count"), settings.get("second-large-count")};
    }

    /** By distance; the point of a move that was captured has the value of distance 1. */
    private static float[] near(GoPriorSettings settings, String move) {
        float next = settings.get(move + "-1");
        return new float[] {
            next, next, settings.get(move + "-2"), settings.get(move + "-3"), settings.get(move + "-far")
        };
    }

    @Override
    public void set(PlayoutState at, int[] moves, int size, float[] values, float[] counts) {
        GoPlayoutState state = (GoPlayoutState) at;
        float count = this.counts[isLarge(state.board()) ? 1 : 0];
        for (int i = 0; i < size; i++) {
            values[i] = value(state, moves[i]);
            counts[i] = count;
        }
    }

    private float value(GoPlayoutState state, int move) {
        if (move == GoPoints.PASS) {
            return pass;
        }
        GoBoard board = state.board();
        int colour = board.turn();
        if (state.tactics().isSelfAtari(move, colour)) {
            return selfAtari;
        }
        if (state.tactics().isAtari(move, colour)) {
            return atari;
        }
        return PlayoutPatterns.matches(board.near(move)) ? pattern : other;
    }

    @Override
    public void addBonus(PlayoutState at, int[] moves, int size, float[] values, float[] counts) {
        GoBoard board = ((GoPlayoutState) at).board();
        int large = isLarge(board) ? 1 : 0;
        addNear(board, board.last(), nearLast, lastCounts[large], moves, size, values, counts);
        addNear(board, board.lastButOne(), nearSecond, secondCounts[large], moves, size, values, counts);
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

    private static boolean isLarge(GoBoard board) {
        return board.points().size() >= LARGE;
    }
}
