package damas.knowledge.game;

import static damas.knowledge.game.NotationException.quoted;

import java.util.List;
import java.util.stream.Collectors;

/**
 * Reads moves as people write them: squares parted by a dash, {@code x}, {@code :} or {@code *}, whatever kind of
 * move it is, and the squares between the first and the last left out where that leaves no doubt.
 */
final class MoveText {
    /** Hyphen, dashes and minus sign, which web pages and word processors put for the one of the keyboard. */
    static final String DASHES = "-\u2010\u2011\u2012\u2013\u2014\u2212";

    /** What may stand between two squares. */
    static final String SEPARATORS = DASHES + "xX\u00d7:*";

    /** The most squares a path can have: the start and nine jumps. */
    static final int MAX_SQUARES = 10;

    private static final String EXAMPLES = "write it as 11-15 or 11x18x25";

    private MoveText() {}

    static Move parse(String text, Board board) {
        String[] parts = text.strip().split("\\s*[" + SEPARATORS + "]\\s*", -1);
        if (parts.length < 2 || parts.length > MAX_SQUARES) {
            throw new NotationException(quoted(text) + " is no move: " + EXAMPLES);
        }
        int[] squares = new int[parts.length];
        for (int i = 0; i < parts.length; i++) {
            squares[i] = parts[i].matches("[0-9]{1,2}") ? Integer.parseInt(parts[i]) : 0;
            if (squares[i] < 1 || squares[i] > Squares.COUNT) {
                throw new NotationException(quoted(text) + " is no move: " + EXAMPLES);
            }
        }
        return find(squares, squares.length, board);
    }

    /**
     * The legal move that leaves the first and reaches the last of these squares and touches the others in between, in
     * their order. Paths that take the same pieces to the same square are as good as one another.
     */
    static Move find(int[] squares, int count, Board board) {
        long[] codes = new long[Board.MAX_MOVES];
        int end = board.moves(codes, 0);
        long found = 0;
        boolean doubtful = false;
        for (int i = 0; i < end; i++) {
            long code = codes[i];
            if (fits(code, squares, count)) {
                if (Math.max(1, Move.jumps(code)) == count - 1) {
                    return new Move(code);
                }
                doubtful |= found != 0 && Move.taken(found) != Move.taken(code);
                found = found == 0 ? code : found;
            }
        }
        if (found == 0 || doubtful) {
            throw refusal(squares, count, board);
        }
        return new Move(found);
    }

    private static boolean fits(long code, int[] squares, int count) {
        if (Move.from(code) != Squares.index(squares[0]) || Move.to(code) != Squares.index(squares[count - 1])) {
            return false;
        }
        int matched = 1;
        for (int jump = 1; jump < Move.jumps(code) && matched < count - 1; jump++) {
            if (Move.touched(code, jump) == Squares.index(squares[matched])) {
                matched++;
            }
        }
        return matched == count - 1;
    }

    private static NotationException refusal(int[] squares, int count, Board board) {
        StringBuilder text = new StringBuilder().append(squares[0]);
        for (int i = 1; i < count; i++) {
            text.append('-').append(squares[i]);
        }
        List<Move> moves = board.moves();
        List<Move> similar = moves.stream().filter(m -> m.from() == squares[0]).toList();
        List<Move> meant = similar.stream().filter(m -> fits(m.code(), squares, count)).toList();
        if (!meant.isEmpty()) {
            return new NotationException(text + " may mean " + list(meant, " or "));
        }
        String reason;
        if (moves.isEmpty()) {
            reason = board.turn() + " has no move";
        } else if ((board.pieces(board.turn()) & Squares.of(squares[0])) == 0) {
            reason = board.turn() + ", whose turn it is, has no piece on " + squares[0];
        } else if (!similar.isEmpty()) {
            reason = "from " + squares[0] + " there is " + list(similar, ", ");
        } else if (board.mustCapture()) {
            reason = board.turn() + " must capture: " + list(moves, ", ");
        } else {
            reason = "the piece on " + squares[0] + " cannot move";
        }
        return new NotationException(text + " is not legal: " + reason);
    }

    private static String list(List<Move> moves, String separator) {
        return moves.stream().map(Move::toString).collect(Collectors.joining(separator));
    }
}
