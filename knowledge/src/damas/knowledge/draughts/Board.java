package damas.knowledge.draughts;

import damas.knowledge.game.Side;
import java.util.ArrayList;
import java.util.List;

/**
 * A position: who stands where, and whose turn it is. An immutable value.
 *
 * <p>Three sets of squares ({@link Squares}) hold the pieces. The Zobrist key is carried along and updated by each
 * move; it follows from the rest, so this is a class with one way in, {@link #of}, rather than a record.
 */
public final class Board {
    /** The most pieces a side can have. */
    public static final int MAX_PIECES = 12;

    /**
     * Room for the moves of any position: a king can take nine pieces at most in one move, by 16 paths at most, and
     * there are twelve kings at most.
     */
    public static final int MAX_MOVES = 192;

    /** The position at the start of a game. */
    public static final Board START = of(Colour.BLACK, Squares.range(1, 12), Squares.range(21, 32), 0);

    private final long black;
    private final long white;
    private final long kings;
    private final Side turn;
    private final long key;

    private Board(long black, long white, long kings, Side turn, long key) {
        this.black = black;
        this.white = white;
        this.kings = kings;
        this.turn = turn;
        this.key = key;
    }

    /**
     * The position with these pieces.
     *
     * @throws IllegalArgumentException if no game could hold it, with the reason
     */
    public static Board of(Side turn, long black, long white, long kings) {
        if (((black | white | kings) & ~Squares.BOARD) != 0) {
            throw new IllegalArgumentException("a piece stands outside the board");
        }
        if ((black & white) != 0) {
            throw new IllegalArgumentException("square " + first(black & white) + " holds a black and a white piece");
        }
        long strangers = kings & ~(black | white);
        if (strangers != 0) {
            throw new IllegalArgumentException("square " + first(strangers) + " holds a king of no side");
        }
        if ((black | white) == 0) {
            throw new IllegalArgumentException("there is no piece on the board");
        }
        for (Side side : Side.values()) {
            long pieces = side == Colour.BLACK ? black : white;
            if (Long.bitCount(pieces) > MAX_PIECES) {
                throw new IllegalArgumentException(
                        Colour.name(side) + " has " + Long.bitCount(pieces) + " pieces, more than " + MAX_PIECES);
            }
            long uncrowned = pieces & ~kings & Squares.kingRow(side);
            if (uncrowned != 0) {
                throw new IllegalArgumentException(
                        Colour.name(side) + " has a man on square " + first(uncrowned) + ", where it would be a king");
            }
        }
        return new Board(black, white, kings, turn, Zobrist.key(black, white, kings, turn));
    }

    private static int first(long set) {
        return Squares.square(Long.numberOfTrailingZeros(set));
    }

    public long black() {
        return black;
    }

    public long white() {
        return white;
    }

    /** The kings of both sides. */
    public long kings() {
        return kings;
    }

    /** The side to move. */
    public Side turn() {
        return turn;
    }

    /** The Zobrist key, side to move included. */
    public long key() {
        return key;
    }

    public long pieces(Side side) {
        return side == Colour.BLACK ? black : white;
    }

    public long men(Side side) {
        return pieces(side) & ~kings;
    }

    public long kings(Side side) {
        return pieces(side) & kings;
    }

    /** How many pieces there are on both sides together. */
    public int pieceCount() {
        return Long.bitCount(black | white);
    }

    /** The legal moves, in a fixed order; none if the side to move has lost. */
    public List<DraughtsMove> moves() {
        long[] codes = new long[MAX_MOVES];
        int count = moves(codes, 0);
        List<DraughtsMove> moves = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            moves.add(new DraughtsMove(codes[i]));
        }
        return moves;
    }

    /**
     * Writes the codes of the legal moves into {@code codes} from {@code start} on and returns the index after the
     * last.
     */
    public int moves(long[] codes, int start) {
        return MoveGenerator.generate(pieces(turn), pieces(turn.opponent()), kings, Colour.forward(turn), codes, start);
    }

    /** How many legal moves there are. */
    public int moveCount() {
        return MoveCounter.count(pieces(turn), pieces(turn.opponent()), kings, Colour.forward(turn));
    }

    /** Whether the side to move can capture, and so must. */
    public boolean mustCapture() {
        return MoveGenerator.jumpers(pieces(turn), pieces(turn.opponent()), kings, Colour.forward(turn)) != 0;
    }

    /** Whether this move is legal here. */
    public boolean allows(DraughtsMove move) {
        return moves().contains(move);
    }

    /** The position after a legal move of this position; nothing is checked. */
    public Board play(DraughtsMove move) {
        return play(move.code());
    }

    /** The position after a legal move of this position, given by its code; nothing is checked. */
    public Board play(long code) {
        int from = DraughtsMove.from(code);
        int to = DraughtsMove.to(code);
        long taken = DraughtsMove.taken(code);
        long moved = pieces(turn) & ~(1L << from) | 1L << to;
        long rest = pieces(turn.opponent()) & ~taken;
        long crowned = kingsAfter(kings, code, taken, Squares.kingRow(turn));
        long newKey = key
                ^ Zobrist.WHITE_TO_MOVE
                ^ Zobrist.words(turn, (kings >>> from & 1) != 0)[from]
                ^ Zobrist.words(turn, (crowned >>> to & 1) != 0)[to];
        if (taken != 0) {
            newKey ^= Zobrist.sum(taken & ~kings, Zobrist.words(turn.opponent(), false))
                    ^ Zobrist.sum(taken & kings, Zobrist.words(turn.opponent(), true));
        }
        return turn == Colour.BLACK
                ? new Board(moved, rest, crowned, Colour.WHITE, newKey)
                : new Board(rest, moved, crowned, Colour.BLACK, newKey);
    }

    /** The kings of both sides after a move, a man that reached its king row among them. */
    static long kingsAfter(long kings, long code, long taken, long kingRow) {
        int from = DraughtsMove.from(code);
        int to = DraughtsMove.to(code);
        return kings & ~(taken | 1L << from) | (kings >>> from & 1) << to | kingRow & 1L << to;
    }

    /** The same position for the other side: the board turned round and the colours exchanged. */
    public Board mirrored() {
        long mirroredBlack = Squares.rotated(white);
        long mirroredWhite = Squares.rotated(black);
        long mirroredKings = Squares.rotated(kings);
        Side mirroredTurn = turn.opponent();
        return new Board(
                mirroredBlack,
                mirroredWhite,
                mirroredKings,
                mirroredTurn,
                Zobrist.key(mirroredBlack, mirroredWhite, mirroredKings, mirroredTurn));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Board that
                && key == that.key
                && black == that.black
                && white == that.white
                && kings == that.kings
                && turn == that.turn;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(key);
    }

    /** The position as FEN. */
    @Override
    public String toString() {
        return Fen.format(this);
    }
}
