package damas.knowledge.draughts.montecarlo;

import damas.knowledge.draughts.PlayoutBoard;
import damas.knowledge.draughts.Squares;
import damas.knowledge.game.Side;
import damas.knowledge.montecarlo.PlayoutState;
import damas.knowledge.montecarlo.PriorKnowledge;

/**
 * Classes of moves as in Algorithm 3, carried over to draughts (reference/go-ahead.md 10); the first that fits counts.
 * The source gives them as starting values only.
 */
final class DraughtsPrior implements PriorKnowledge {
    /** The move loses pieces by captures alone. */
    static final float LOSING = 0.1f;

    /** The move wins pieces by captures alone, or makes a king without loss. */
    static final float WINNING = 0.8f;

    /** The move goes to the centre and leaves the bridge where it is. */
    static final float PATTERN = 0.6f;

    static final float OTHER = 0.4f;

    private static final long CENTRE = Squares.of(10, 11, 14, 15, 18, 19, 22, 23);

    /** The two men of the back row that keep the opponent from a king. */
    private static final long BRIDGE_OF_BLACK = Squares.of(1, 3);

    private static final long BRIDGE_OF_WHITE = Squares.of(30, 32);

    private final float count;

    DraughtsPrior(float count) {
        this.count = count;
    }

    @Override
    public void set(PlayoutState at, int[] moves, int size, float[] values, float[] counts) {
        PlayoutBoard board = ((DraughtsState) at).board();
        int generated = board.generate();
        for (int i = 0; i < size; i++) {
            counts[i] = count;
        }
        for (int number = 0; number < generated; number++) {
            int code = board.code(number);
            float value = value(board, number);
            for (int i = 0; i < size; i++) {
                values[i] = moves[i] == code ? value : values[i];
            }
        }
    }

    private static float value(PlayoutBoard board, int number) {
        int balance = board.balance(number);
        if (balance < 0) {
            return LOSING;
        }
        if (balance > 0 || board.crowns(number)) {
            return WINNING;
        }
        long bridge = board.turn() == Side.FIRST ? BRIDGE_OF_BLACK : BRIDGE_OF_WHITE;
        return board.reaches(number, CENTRE) && !board.leaves(number, bridge) ? PATTERN : OTHER;
    }
}
