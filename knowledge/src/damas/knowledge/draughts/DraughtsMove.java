package damas.knowledge.draughts;

import damas.knowledge.game.Move;
import damas.knowledge.text.NotationException;
import java.util.ArrayList;
import java.util.List;

/**
 * A move with its whole path.
 *
 * @param code the move in one word, as the generator writes it: 6 bits each for the indices of the squares it leaves
 *     and reaches ({@link Squares}), 4 bits for the number of jumps, then 6 bits for each square that it touches in
 *     between. Nine jumps are the most there can be, so the path always fits.
 */
public record DraughtsMove(long code) implements Move {
    private static final int INDEX_BITS = 6;
    private static final int INDEX_MASK = (1 << INDEX_BITS) - 1;
    private static final int TO = INDEX_BITS;
    private static final int JUMPS = 2 * INDEX_BITS;
    private static final int JUMPS_MASK = 0xF;
    private static final int VIA = 16;

    static long step(int from, int to) {
        return from | (long) to << TO;
    }

    static long via(long path, int taken, int at) {
        return taken == 0 ? path : path | (long) at << VIA + INDEX_BITS * (taken - 1);
    }

    static long capture(long path, int jumps, int to) {
        return path | (long) to << TO | (long) jumps << JUMPS;
    }

    static int from(long code) {
        return (int) code & INDEX_MASK;
    }

    static int to(long code) {
        return (int) (code >>> TO) & INDEX_MASK;
    }

    static int jumps(long code) {
        return (int) (code >>> JUMPS) & JUMPS_MASK;
    }

    /** The index that a move touches after so many of its jumps. */
    static int touched(long code, int jumps) {
        return (int) (code >>> VIA + INDEX_BITS * (jumps - 1)) & INDEX_MASK;
    }

    /** The set of the pieces that a move takes: each stands halfway between two squares of the path. */
    static long taken(long code) {
        int jumps = jumps(code);
        if (jumps == 0) {
            return 0;
        }
        long taken = 0;
        int at = from(code);
        for (int i = 1; i < jumps; i++) {
            int next = touched(code, i);
            taken |= 1L << (at + next >> 1);
            at = next;
        }
        return taken | 1L << (at + to(code) >> 1);
    }

    /** The square that the move leaves. */
    public int from() {
        return Squares.square(from(code));
    }

    /** The square that the move reaches. */
    public int to() {
        return Squares.square(to(code));
    }

    public boolean isCapture() {
        return jumps(code) > 0;
    }

    /** The set of the pieces that the move takes. */
    public long taken() {
        return taken(code);
    }

    /** All squares of the path, the first and the last included. */
    public List<Integer> path() {
        List<Integer> path = new ArrayList<>();
        path.add(from());
        for (int i = 1; i < jumps(code); i++) {
            path.add(Squares.square(touched(code, i)));
        }
        path.add(to());
        return path;
    }

    /** The move in PDN with its whole path: {@code 11-15}, {@code 11x18x25}. */
    @Override
    public String text() {
        String separator = isCapture() ? "x" : "-";
        StringBuilder text = new StringBuilder().append(from());
        for (int i = 1; i < jumps(code); i++) {
            text.append(separator).append(Squares.square(touched(code, i)));
        }
        return text.append(separator).append(to()).toString();
    }

    @Override
    public String toString() {
        return text();
    }

    /**
     * The move in PDN as short as it can be told from the others of its position: {@code 11x25} if no other goes there.
     */
    public String shortForm(Board board) {
        if (jumps(code) < 2) {
            return toString();
        }
        boolean alone = board.moves().stream().noneMatch(m -> !equals(m) && m.from() == from() && m.to() == to());
        return alone ? from() + "x" + to() : toString();
    }

    /**
     * The legal move of a position that a text means: see {@link MoveText}.
     *
     * @throws NotationException if it means none, or more than one
     */
    public static DraughtsMove parse(String text, Board board) {
        return MoveText.parse(text, board);
    }

    /**
     * The moves that texts mean, each in the position after the one before.
     *
     * @throws NotationException if one of them means none, or more than one
     */
    public static List<DraughtsMove> parseLine(List<String> texts, Board start) {
        List<DraughtsMove> line = new ArrayList<>(texts.size());
        Board board = start;
        for (String text : texts) {
            DraughtsMove move = parse(text, board);
            line.add(move);
            board = board.play(move);
        }
        return line;
    }
}
