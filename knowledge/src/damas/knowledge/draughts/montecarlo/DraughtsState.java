package damas.knowledge.draughts.montecarlo;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.PlayoutBoard;
import damas.knowledge.game.Side;
import damas.knowledge.montecarlo.MoveTrace;
import damas.knowledge.montecarlo.PlayoutState;
import java.util.random.RandomGenerator;

/**
 * A game of draughts for play-outs. Captures take as many pieces as they can; quiet moves are random, but avoid
 * exposing a piece. A play-out is worth 0, 0.5 or 1.
 */
final class DraughtsState implements PlayoutState {
    /** The least number of quiet plies that the root leaves for the play-out. */
    private static final int LEAST_QUIET = 20;

    private final DraughtsPlayoutSettings settings;
    private final PlayoutBoard board = new PlayoutBoard();

    /** @param quiet the number of plies since the last capture or move of a man */
    DraughtsState(Board at, int quiet, DraughtsPlayoutSettings settings) {
        this.settings = settings;
        // a root is not over as long as it has moves: whether its game is drawn is the referee's business
        board.set(at, Math.min(quiet, Math.max(0, settings.quiet() - LEAST_QUIET)));
    }

    /** The board, for priors. */
    PlayoutBoard board() {
        return board;
    }

    @Override
    public int moveCodes() {
        return PlayoutBoard.CODES;
    }

    @Override
    public void copyFrom(PlayoutState other) {
        board.copyFrom(((DraughtsState) other).board);
    }

    @Override
    public Side turn() {
        return board.turn();
    }

    @Override
    public int moves(int[] into) {
        int size = isDrawn() ? 0 : board.generate();
        for (int i = 0; i < size; i++) {
            into[i] = board.code(i);
        }
        return size;
    }

    private boolean isDrawn() {
        return board.quietPlies() >= settings.quiet();
    }

    @Override
    public void play(int move) {
        board.playCode(move);
    }

    @Override
    public boolean isOver() {
        return isDrawn() || board.generate() == 0;
    }

    @Override
    public double playOut(RandomGenerator random, MoveTrace trace) {
        double result = result(random, trace);
        trace.end(result);
        return result;
    }

    private double result(RandomGenerator random, MoveTrace trace) {
        for (int ply = 0; ply < settings.cap(); ply++) {
            if (isDrawn()) {
                return 0.5;
            }
            int size = board.generate();
            if (size == 0) {
                return board.turn() == Side.FIRST ? 0 : 1;
            }
            int number = size == 1 ? 0 : choose(size, random);
            trace.add(board.code(number), board.turn());
            board.play(number);
        }
        return atCap();
    }

    private double atCap() {
        if (!isDrawn() && board.generate() == 0) {
            return board.turn() == Side.FIRST ? 0 : 1;
        }
        int lead = board.turn() == Side.FIRST ? board.lead() : -board.lead();
        if (settings.lead() == 0 || Math.abs(lead) < settings.lead()) {
            return 0.5;
        }
        return lead > 0 ? 1 : 0;
    }

    private int choose(int size, RandomGenerator random) {
        if (board.jumps(0) > 0) {
            return greatestCapture(size, random);
        }
        int number = random.nextInt(size);
        for (int tries = 1; tries < settings.tries() && board.exposes(number); tries++) {
            number = random.nextInt(size);
        }
        return number;
    }

    /** One of the captures that take the most pieces, each as likely as the others. */
    private int greatestCapture(int size, RandomGenerator random) {
        int best = 0;
        int equals = 1;
        for (int i = 1; i < size; i++) {
            int more = board.jumps(i) - board.jumps(best);
            if (more > 0) {
                best = i;
                equals = 1;
            } else if (more == 0 && random.nextInt(++equals) == 0) {
                best = i;
            }
        }
        return best;
    }

    @Override
    public long key() {
        return board.key();
    }
}
