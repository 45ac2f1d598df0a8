package damas.knowledge.draughts;

/**
 * Counts the pieces that a position wins or loses by captures alone: captures are compulsory, so both sides go on as
 * long as they can. One object serves one thread.
 */
final class CaptureExchange {
    /** The most captures in a row; a longer exchange is cut. */
    private static final int DEPTH = 12;

    /** The moves of all positions of the line, one position after another. */
    private final long[] moves = new long[Board.MAX_MOVES * (DEPTH + 1)];

    /**
     * The pieces won less the pieces lost by the side to move, if both capture as well as they can.
     *
     * @param forward +1 if Black is to move, else -1
     */
    int balance(long own, long opponent, long kings, int forward) {
        return balance(own, opponent, kings, forward, 0, DEPTH);
    }

    private int balance(long own, long opponent, long kings, int forward, int start, int depth) {
        if (depth == 0 || MoveGenerator.jumpers(own, opponent, kings, forward) == 0) {
            return 0;
        }
        int end = MoveGenerator.generate(own, opponent, kings, forward, moves, start);
        long kingRow = Squares.kingRow(forward > 0 ? Colour.BLACK : Colour.WHITE);
        int best = Integer.MIN_VALUE;
        for (int i = start; i < end; i++) {
            long move = moves[i];
            long taken = DraughtsMove.taken(move);
            long moved = own & ~(1L << DraughtsMove.from(move)) | 1L << DraughtsMove.to(move);
            long crowned = Board.kingsAfter(kings, move, taken, kingRow);
            int won = DraughtsMove.jumps(move)
                    - balance(opponent & ~taken, moved, crowned, -forward, end, depth - 1);
            best = Math.max(best, won);
        }
        return best;
    }
}
