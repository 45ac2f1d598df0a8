package damas.knowledge.draughts;

import damas.knowledge.game.Side;
import java.util.SplittableRandom;

/**
 * Zobrist keys: a position's key is the exclusive or of one random word for each piece on its square, and one more when
 * White is to move. The words come from a fixed seed, so keys mean the same in every process and in files.
 */
final class Zobrist {
    /** The word for White to move. */
    static final long WHITE_TO_MOVE;

    private static final long SEED = 0x44616d6173L;
    private static final long[] BLACK_MAN = new long[Squares.INDICES];
    private static final long[] WHITE_MAN = new long[Squares.INDICES];
    private static final long[] BLACK_KING = new long[Squares.INDICES];
    private static final long[] WHITE_KING = new long[Squares.INDICES];

    static {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int index = 0; index < Squares.INDICES; index++) {
            BLACK_MAN[index] = random.nextLong();
            WHITE_MAN[index] = random.nextLong();
            BLACK_KING[index] = random.nextLong();
            WHITE_KING[index] = random.nextLong();
        }
        WHITE_TO_MOVE = random.nextLong();
    }

    private Zobrist() {}

    /** The words of a side's men or kings, by bit index. */
    static long[] words(Side side, boolean king) {
        if (side == Colour.BLACK) {
            return king ? BLACK_KING : BLACK_MAN;
        }
        return king ? WHITE_KING : WHITE_MAN;
    }

    /** The key of a position, computed from scratch. */
    static long key(long black, long white, long kings, Side turn) {
        return sum(black & ~kings, BLACK_MAN)
                ^ sum(black & kings, BLACK_KING)
                ^ sum(white & ~kings, WHITE_MAN)
                ^ sum(white & kings, WHITE_KING)
                ^ (turn == Colour.WHITE ? WHITE_TO_MOVE : 0);
    }

    /** The exclusive or of the words of a set of pieces. */
    static long sum(long pieces, long[] words) {
        long sum = 0;
        for (long rest = pieces; rest != 0; rest &= rest - 1) {
            sum ^= words[Long.numberOfTrailingZeros(rest)];
        }
        return sum;
    }
}
