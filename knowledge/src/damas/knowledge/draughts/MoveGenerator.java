package damas.knowledge.draughts;

/**
 * Generates the legal moves of bare bitboards, without allocating.
 *
 * <p>A position is seen from the side to move: its pieces, the opponent's, the kings of both, and {@code forward}, +1
 * for Black and -1 for White. One code serves both sides: a rotation by {@code 4 * forward} is a man's step to one
 * side, by {@code 5 * forward} to the other, and what rotates out of the board meets no square ({@link Squares}). Moves
 * are coded as in {@link DraughtsMove#code()}. Captures are compulsory; two capture paths that differ are two moves,
 * also when they take the same pieces and end on the same square.
 */
final class MoveGenerator {
    /** Black's two steps, then White's; a king has all four. */
    static final int[] STEPS = {4, 5, -4, -5};

    private MoveGenerator() {}

    /** Writes the legal moves into {@code moves} from {@code start} on and returns the index after the last. */
    static int generate(long own, long opponent, long kings, int forward, long[] moves, int start) {
        long empty = Squares.BOARD & ~(own | opponent);
        long jumpers = jumpers(own, opponent, kings, forward);
        if (jumpers != 0) {
            return captures(jumpers, opponent, kings, empty, forward, moves, start);
        }
        int left = 4 * forward;
        int right = 5 * forward;
        long ownKings = own & kings;
        int end = steps(own, empty, left, moves, start);
        end = steps(own, empty, right, moves, end);
        if (ownKings != 0) {
            end = steps(ownKings, empty, -left, moves, end);
            end = steps(ownKings, empty, -right, moves, end);
        }
        return end;
    }

    /** The pieces that can capture. */
    static long jumpers(long own, long opponent, long kings, int forward) {
        long empty = Squares.BOARD & ~(own | opponent);
        long jumpers = own & couldJump(opponent, empty, 4 * forward, 5 * forward);
        long ownKings = own & kings;
        if (ownKings != 0) {
            jumpers |= ownKings & couldJump(opponent, empty, -4 * forward, -5 * forward);
        }
        return jumpers;
    }

    /** The squares from which a piece could jump over an opponent's piece in one of two directions. */
    static long couldJump(long opponent, long empty, int left, int right) {
        return shift(shift(empty, -left) & opponent, -left) | shift(shift(empty, -right) & opponent, -right);
    }

    /** Moves a whole set of squares by so many indices. */
    static long shift(long set, int by) {
        return Long.rotateLeft(set, by);
    }

    private static int steps(long movers, long empty, int step, long[] moves, int start) {
        int end = start;
        for (long targets = shift(movers, step) & empty; targets != 0; targets &= targets - 1) {
            int to = Long.numberOfTrailingZeros(targets);
            moves[end++] = DraughtsMove.step(to - step, to);
        }
        return end;
    }

    private static int captures(
            long jumpers, long opponent, long kings, long empty, int forward, long[] moves, int start) {
        int end = start;
        for (long rest = jumpers; rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            boolean king = (kings >>> from & 1) != 0;
            int first = king || forward > 0 ? 0 : 2;
            int last = king || forward < 0 ? 3 : 1;
            end = jumps(from, 0, from, opponent, empty | 1L << from, first, last, moves, end);
        }
        return end;
    }

    /**
     * Follows every continuation of a capture that has come to {@code at} after {@code taken} jumps. A man on its king
     * row has no square before it, so that its move ends there by itself.
     */
    private static int jumps(
            long path, int taken, int at, long opponent, long empty, int first, int last, long[] moves, int start) {
        int end = start;
        for (int i = first; i <= last; i++) {
            int over = at + STEPS[i];
            int to = over + STEPS[i];
            // an index below 0 is one above 53 to a shift: no piece is there
            if ((opponent >>> over & empty >>> to & 1) != 0) {
                long longer = DraughtsMove.via(path, taken, at);
                end = jumps(longer, taken + 1, to, opponent & ~(1L << over), empty, first, last, moves, end);
            }
        }
        if (end == start) {
            moves[end++] = DraughtsMove.capture(path, taken, at);
        }
        return end;
    }
}
