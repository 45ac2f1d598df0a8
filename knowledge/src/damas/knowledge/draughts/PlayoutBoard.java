package damas.knowledge.draughts;

import damas.knowledge.game.Side;

/**
 * A mutable position for play-outs, which are many short games: nothing is allocated after its construction. Used by
 * one thread.
 *
 * <p>A move has a small code, built from its squares, whether a king moves and whether it captures, so that equal moves
 * of different positions share statistics (reference/go-ahead.md 10). Several captures between two squares differ in
 * the number of their path, in the order of the generator: codes are unique among the moves of a position.
 */
public final class PlayoutBoard {
    /** The most paths between two squares in one position ({@link Board#MAX_MOVES}). */
    private static final int PATHS = 16;

    private static final int TO_BITS = 5;
    private static final int KING = 1 << 2 * TO_BITS;
    private static final int CAPTURE = KING << 1;
    private static final int PATH = CAPTURE << 1;

    /** The number of codes of moves. */
    public static final int CODES = PATH * PATHS;

    private final long[] moves = new long[Board.MAX_MOVES];
    private final CaptureExchange exchange = new CaptureExchange();
    private int moveCount;

    private long own;
    private long opponent;
    private long kings;
    private boolean isBlack;
    private int quietPlies;

    /**
     * Becomes a position.
     *
     * @param quiet the number of plies since the last capture or move of a man
     */
    public void set(Board board, int quiet) {
        own = board.pieces(board.turn());
        opponent = board.pieces(board.turn().opponent());
        kings = board.kings();
        isBlack = board.turn() == Colour.BLACK;
        quietPlies = quiet;
        moveCount = 0;
    }

    /** Becomes a copy of another board; its moves are to be generated again. */
    public void copyFrom(PlayoutBoard other) {
        own = other.own;
        opponent = other.opponent;
        kings = other.kings;
        isBlack = other.isBlack;
        quietPlies = other.quietPlies;
        moveCount = 0;
    }

    /** The side to move. */
    public Side turn() {
        return isBlack ? Colour.BLACK : Colour.WHITE;
    }

    /** The number of plies since the last capture or move of a man. */
    public int quietPlies() {
        return quietPlies;
    }

    /** The pieces of the side to move less those of the other side. */
    public int lead() {
        return Long.bitCount(own) - Long.bitCount(opponent);
    }

    private int forward() {
        return isBlack ? 1 : -1;
    }

    /** Generates the legal moves, which then have the numbers from 0 to the result - 1. */
    public int generate() {
        moveCount = MoveGenerator.generate(own, opponent, kings, forward(), moves, 0);
        return moveCount;
    }

    /** The number of pieces that a generated move takes. */
    public int jumps(int number) {
        return DraughtsMove.jumps(moves[number]);
    }

    /** The code of a generated move. */
    public int code(int number) {
        int code = codeWithoutPath(moves[number]);
        if ((code & CAPTURE) != 0) {
            for (int i = 0; i < number; i++) {
                code += codeWithoutPath(moves[i]) == (code & PATH - 1) ? PATH : 0;
            }
        }
        return code;
    }

    private int codeWithoutPath(long move) {
        int from = DraughtsMove.from(move);
        return Squares.square(from) - 1 << TO_BITS
                | Squares.square(DraughtsMove.to(move)) - 1
                | ((kings >>> from & 1) != 0 ? KING : 0)
                | (DraughtsMove.jumps(move) > 0 ? CAPTURE : 0);
    }

    /**
     * The number of the generated move with this code.
     *
     * @throws IllegalArgumentException if there is none
     */
    public int numberOf(int code) {
        for (int i = 0; i < moveCount; i++) {
            if (code(i) == code) {
                return i;
            }
        }
        throw new IllegalArgumentException("no move of this position has the code " + code);
    }

    /** The number of a generated move; -1 if it is not legal. */
    public int numberOf(DraughtsMove move) {
        for (int i = 0; i < moveCount; i++) {
            if (moves[i] == move.code()) {
                return i;
            }
        }
        return -1;
    }

    /** A generated move. */
    public DraughtsMove move(int number) {
        return new DraughtsMove(moves[number]);
    }

    /** Plays the legal move with this code. Only captures are generated for it. */
    public void playCode(int code) {
        if ((code & CAPTURE) != 0) {
            generate();
            play(numberOf(code));
        } else {
            int from = Squares.index((code >>> TO_BITS & Squares.COUNT - 1) + 1);
            apply(DraughtsMove.step(from, Squares.index((code & Squares.COUNT - 1) + 1)));
        }
    }

    /** Plays a generated move. */
    public void play(int number) {
        apply(moves[number]);
    }

    private void apply(long move) {
        long taken = DraughtsMove.taken(move);
        int from = DraughtsMove.from(move);
        quietPlies = taken != 0 || (kings >>> from & 1) == 0 ? 0 : quietPlies + 1;
        long moved = own & ~(1L << from) | 1L << DraughtsMove.to(move);
        kings = Board.kingsAfter(kings, move, taken, Squares.kingRow(turn()));
        own = opponent & ~taken;
        opponent = moved;
        isBlack = !isBlack;
        moveCount = 0;
    }

    /** Whether the opponent can capture after a generated move. */
    public boolean exposes(int number) {
        long move = moves[number];
        long taken = DraughtsMove.taken(move);
        return MoveGenerator.jumpers(opponent & ~taken, after(move), kingsAfter(move, taken), -forward()) != 0;
    }

    /** The pieces that a generated move wins less those that it loses, by captures alone. */
    public int balance(int number) {
        long move = moves[number];
        long taken = DraughtsMove.taken(move);
        return DraughtsMove.jumps(move)
                - exchange.balance(opponent & ~taken, after(move), kingsAfter(move, taken), -forward());
    }

    private long after(long move) {
        return own & ~(1L << DraughtsMove.from(move)) | 1L << DraughtsMove.to(move);
    }

    private long kingsAfter(long move, long taken) {
        return Board.kingsAfter(kings, move, taken, Squares.kingRow(turn()));
    }

    /** Whether a generated move makes a man a king. */
    public boolean crowns(int number) {
        int to = DraughtsMove.to(moves[number]);
        return (kings >>> DraughtsMove.from(moves[number]) & 1) == 0
                && (Squares.kingRow(turn()) >>> to & 1) != 0;
    }

    /** Whether a generated move ends on one of these squares. */
    public boolean reaches(int number, long squares) {
        return (squares >>> DraughtsMove.to(moves[number]) & 1) != 0;
    }

    /** Whether a generated move begins on one of these squares. */
    public boolean leaves(int number, long squares) {
        return (squares >>> DraughtsMove.from(moves[number]) & 1) != 0;
    }

    /** The Zobrist key, equal to {@link Board#key}. */
    public long key() {
        return isBlack
                ? Zobrist.key(own, opponent, kings, Colour.BLACK)
                : Zobrist.key(opponent, own, kings, Colour.WHITE);
    }
}
