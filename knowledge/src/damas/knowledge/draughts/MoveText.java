package damas.knowledge.draughts;

import static damas.knowledge.text.NotationException.quoted;

import damas.knowledge.text.NotationException;
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

    static DraughtsMove parse(String text, Board board) {
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
    static DraughtsMove find(int[] squares, int count, Board board) {
        long[] codes = new long[Board.MAX_MOVES];
        int end = board.moves(codes, 0);
        long found = 0;
        boolean doubtful = false;
        for (int i = 0; i < end; i++) {
            long code = codes[i];
            if (fits(code, squares, count)) {
                if (Math.max(1, DraughtsMove.jumps(code)) == count - 1) {
                    return new DraughtsMove(code);
                }
                doubtful |= found != 0 && DraughtsMove.taken(found) != DraughtsMove.taken(code);
                found = found == 0 ? code : found;
            }
        }
        if (found == 0 || doubtful) {
            throw refusal(squares, count, board);
        }
        return new DraughtsMove(found);
    }

    private static boolean fits(long code, int[] squares, int count) {
        if (DraughtsMove.from(code) != Squares.index(squares[0])
                || DraughtsMove.to(code) != Squares.index(squares[count - 1])) {
            return false;
        }
        int matched = 1;
        for (int jump = 1; jump < DraughtsMove.jumps(code) && matched < count - 1; jump++) {
            if (DraughtsMove.touched(code, jump) == Squares.index(squares[matched])) {
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
        List<DraughtsMove> moves = board.moves();
        List<DraughtsMove> similar = moves.stream().filter(m -> m.from() == squares[0]).toList();
        List<DraughtsMove> meant = similar.stream().filter(m -> fits(m.code(), squares, count)).toList();
        if (!meant.isEmpty()) {
            return new NotationException(text + " may mean " + list(meant, " or "));
        }
        String turn = Colour.name(board.turn());
        String reason;
        if (moves.isEmpty()) {
            reason = turn + " has no move";
        } else if ((board.pieces(board.turn()) & Squares.of(squares[0])) == 0) {
            reason = turn + ", whose turn it is, has no piece on " + squares[0];
        } else if (!similar.isEmpty()) {
            reason = "from " + squares[0] + " there is " + list(similar, ", ");
        } else if (board.mustCapture()) {
            reason = turn + " must capture: " + list(moves, ", ");
        } else {
            reason = "the piece on " + squares[0] + " cannot move";
        }
        return new NotationException(text + " is not legal: " + reason);
    }

    private static String list(List<DraughtsMove> moves, String separator) {
        return moves.stream().map(DraughtsMove::toString).collect(Collectors.joining(separator));
    }
}
