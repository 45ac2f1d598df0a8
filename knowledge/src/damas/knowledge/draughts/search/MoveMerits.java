package damas.knowledge.draughts.search;

import damas.knowledge.game.Side;
import java.util.Arrays;

/**
 * The history heuristic (J. Schaeffer, 1983): a move that has cut off a search somewhere is tried early everywhere, the
 * more so the deeper those searches were. The papers order by the last iteration only (reference/mp-draughts.md 7.8).
 * Beside a table it saves a quarter of the nodes at depth 14, or more; killer moves save no more on top of it, so there
 * are none.
 */
final class MoveMerits {
    /** The squares that a move leaves and reaches: the lowest bits of its code. */
    private static final int SQUARES_MASK = 0xFFF;

    private static final int MOST = 1 << 30;

    private final int[][] merits = new int[Side.values().length][SQUARES_MASK + 1];

    void forget() {
        for (int[] side : merits) {
            Arrays.fill(side, 0);
        }
    }

    /** Notes that a move of this side has cut off a search of this depth. */
    void add(Side side, long move, int depth) {
        int[] own = merits[side.ordinal()];
        int index = index(move);
        own[index] += depth * depth;
        if (own[index] > MOST) {
            Arrays.setAll(own, i -> own[i] / 2);
        }
    }

    /** Puts the moves with the greatest merit first; equal ones keep their order. */
    void sort(Side side, long[] moves, int start, int end) {
        int[] own = merits[side.ordinal()];
        for (int i = start + 1; i < end; i++) {
            long move = moves[i];
            int merit = own[index(move)];
            int place = i;
            while (place > start && own[index(moves[place - 1])] < merit) {
                moves[place] = moves[place - 1];
                place--;
            }
            moves[place] = move;
        }
    }

    private static int index(long move) {
        return (int) move & SQUARES_MASK;
    }
}
