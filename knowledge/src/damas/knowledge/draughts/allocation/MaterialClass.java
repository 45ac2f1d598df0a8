package damas.knowledge.draughts.allocation;

import damas.knowledge.draughts.Board;
import damas.knowledge.game.Side;
import java.util.Locale;

/**
 * A class of endgames told by material alone, seen from the side to move. A man counts two and a king three, as in
 * NeuroDraughts; a man's worth makes the difference.
 */
public enum MaterialClass {
    /** A man up, or more. */
    AHEAD {
        @Override
        int distance(int balance, int kings) {
            return Math.max(0, EDGE - balance);
        }
    },

    /** A man down, or more. */
    BEHIND {
        @Override
        int distance(int balance, int kings) {
            return Math.max(0, EDGE + balance);
        }
    },

    /** About even, and nobody has a king. */
    LEVEL {
        @Override
        int distance(int balance, int kings) {
            return beyondLevel(balance) + kings;
        }
    },

    /** About even, with kings. */
    KINGS {
        @Override
        int distance(int balance, int kings) {
            return beyondLevel(balance) + (kings == 0 ? 1 : 0);
        }
    };

    private static final int MAN = 2;
    private static final int KING = 3;
    private static final int EDGE = MAN;

    /** The class of a position. */
    public static MaterialClass of(Board board) {
        int balance = balance(board);
        if (Math.abs(balance) >= EDGE) {
            return balance > 0 ? AHEAD : BEHIND;
        }
        return board.kings() == 0 ? LEVEL : KINGS;
    }

    /**
     * How far a position is from this class: the points of material that would have to change, and one for each king
     * too many or for the one that is missing. It is 0 for the position's own class and no other.
     */
    public int distance(Board board) {
        return distance(balance(board), Long.bitCount(board.kings()));
    }

    abstract int distance(int balance, int kings);

    private static int beyondLevel(int balance) {
        return Math.max(0, Math.abs(balance) - EDGE + 1);
    }

    private static int balance(Board board) {
        return points(board, board.turn()) - points(board, board.turn().opponent());
    }

    private static int points(Board board, Side side) {
        return MAN * Long.bitCount(board.men(side)) + KING * Long.bitCount(board.kings(side));
    }

    /** As rosters write it: {@code ahead}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
