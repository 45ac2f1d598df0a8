package damas.knowledge.draughts.sharing.aphid;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsMove;
import java.util.List;

/**
 * A node where the master's passes end and a slave's task begins. Lines of the same length that lead to one position
 * share it: the reference does not say whether they are one task or two.
 */
public final class FrontierNode implements TaskOrder.Ranked {
    /** Nobody. */
    static final String NO_OWNER = "";

    private final int id;
    private final Board board;
    private final List<DraughtsMove> path;
    private float value;
    private int depth;
    private String owner = NO_OWNER;
    private boolean moved;
    private int pass;
    private int rank;
    private int position;

    /**
     * @param path one line from the root to it
     * @param value a guess, of the side to move
     */
    FrontierNode(int id, Board board, List<DraughtsMove> path, float value) {
        this.id = id;
        this.board = board;
        this.path = List.copyOf(path);
        this.value = value;
        depth = path.size();
    }

    int id() {
        return id;
    }

    Board board() {
        return board;
    }

    List<DraughtsMove> path() {
        return path;
    }

    float value() {
        return value;
    }

    @Override
    public int depth() {
        return depth;
    }

    @Override
    public int rank() {
        return rank;
    }

    @Override
    public int position() {
        return position;
    }

    /** Whether it was searched to the full depth: CERTAIN. */
    boolean isCertain(int full) {
        return depth >= full;
    }

    /** Takes a value if it comes from a deeper search than the one it has. */
    boolean learn(float newValue, int newDepth) {
        if (newDepth <= depth) {
            return false;
        }
        value = newValue;
        depth = newDepth;
        return true;
    }

    String owner() {
        return owner;
    }

    void owner(String slave) {
        owner = slave;
    }

    boolean isMoved() {
        return moved;
    }

    void move(String slave) {
        owner = slave;
        moved = true;
    }

    /** A pass has come here. False if it was here already, on another line. */
    boolean visit(int number, int newRank, int newPosition) {
        if (pass == number) {
            return false;
        }
        pass = number;
        rank = newRank;
        position = newPosition;
        return true;
    }
}
