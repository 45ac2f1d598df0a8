package damas.knowledge.draughts;

import damas.knowledge.game.Side;

/** Counts the leaves of the game tree: the check, and the measure, of the move generator. */
public final class Perft {
    private Perft() {}

    /** How many sequences of {@code depth} moves there are; those of the last ply are counted in bulk. */
    public static long count(Board board, int depth) {
        if (depth < 1) {
            return 1;
        }
        long[] moves = new long[Board.MAX_MOVES * depth];
        Side side = board.turn();
        return count(
                board.pieces(side),
                board.pieces(side.opponent()),
                board.kings(),
                Colour.forward(side),
                depth,
                moves,
                0);
    }

    private static long count(
            long own, long opponent, long kings, int forward, int depth, long[] moves, int start) {
        if (depth == 1) {
            return MoveCounter.count(own, opponent, kings, forward);
        }
        int end = MoveGenerator.generate(own, opponent, kings, forward, moves, start);
        long kingRow = forward > 0 ? Squares.BOTTOM_ROW : Squares.TOP_ROW;
        long leaves = 0;
        for (int i = start; i < end; i++) {
            long move = moves[i];
            long taken = DraughtsMove.taken(move);
            long moved = own & ~(1L << DraughtsMove.from(move)) | 1L << DraughtsMove.to(move);
            long crowned = Board.kingsAfter(kings, move, taken, kingRow);
            leaves += count(opponent & ~taken, moved, crowned, -forward, depth - 1, moves, end);
        }
        return leaves;
    }
}
