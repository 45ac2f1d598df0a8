package damas.knowledge.search;

import damas.knowledge.game.Board;
import damas.knowledge.game.Move;
import damas.knowledge.game.Side;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * Alpha-beta (fail-soft) to a fixed depth that counts pieces at the leaves. Captures are followed to their end, since
 * they are compulsory: a leaf is a position in which the side to move has nothing to take.
 */
public final class MaterialSearch {
    public static final int MAN = 100;
    public static final int KING = 140;

    /** The value of a won position, less one for each ply that it takes to win. */
    public static final int WIN = 1_000_000;

    private static final int MAX_PLIES = 256;

    private final long[] moves = new long[Board.MAX_MOVES * MAX_PLIES];
    private long nodes;

    /** What a position is worth to the side to move. */
    public int value(Board board, int depth) {
        return value(board, depth, -WIN, WIN, 0, 0);
    }

    /**
     * The best move of a position that has one; among moves of the same value chance decides.
     *
     * @throws IllegalArgumentException if the side to move has no move
     */
    public Move best(Board board, int depth, Random random) {
        List<Move> candidates = board.moves();
        if (candidates.isEmpty()) {
            throw new IllegalArgumentException(board.turn() + " has no move in " + board);
        }
        Collections.shuffle(candidates, random);
        Move best = candidates.get(0);
        if (candidates.size() == 1) {
            return best;
        }
        int bestValue = -WIN;
        for (Move move : candidates) {
            int value = -value(board.play(move), depth - 1, -WIN, -bestValue, 1, 0);
            if (value > bestValue) {
                bestValue = value;
                best = move;
            }
        }
        return best;
    }

    /** How many positions were looked at so far. */
    public long nodes() {
        return nodes;
    }

    private int value(Board board, int depth, int alpha, int beta, int ply, int start) {
        nodes++;
        if (depth <= 0 && !board.mustCapture()) {
            return board.moveCount() == 0 ? ply - WIN : material(board);
        }
        int end = board.moves(moves, start);
        int best = ply - WIN;
        for (int i = start; i < end && best < beta; i++) {
            best = Math.max(best, -value(board.play(moves[i]), depth - 1, -beta, -Math.max(alpha, best), ply + 1, end));
        }
        return best;
    }

    private static int material(Board board) {
        int black = material(board, Side.BLACK) - material(board, Side.WHITE);
        return board.turn() == Side.BLACK ? black : -black;
    }

    private static int material(Board board, Side side) {
        return MAN * Long.bitCount(board.men(side)) + KING * Long.bitCount(board.kings(side));
    }
}
