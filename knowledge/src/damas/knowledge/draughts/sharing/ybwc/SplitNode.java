package damas.knowledge.draughts.sharing.ybwc;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.DraughtsPosition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;

/**
 * A node whose moves are searched one by one, by its owner and by thieves. Its values are the side to move's. While it
 * is searched its window only narrows, so what was found with an earlier window stays true.
 */
final class SplitNode {
    /** What is happening to a move. */
    private enum State {
        WAITING,
        OWN,
        STOLEN,
        DONE
    }

    private final DraughtsPosition line;
    private final List<DraughtsMove> path;
    private final int depth;
    private final List<DraughtsMove> moves;
    private final State[] states;
    private final long begun;
    private int open;
    private float alpha;
    private float beta;
    private float best = Float.NEGATIVE_INFINITY;
    private List<DraughtsMove> variation = List.of();
    private long eldestTook;

    /**
     * @param line the game and the moves from the root to it
     * @param path these moves
     * @param moves what to search, the eldest brother first
     * @param begun the time
     */
    SplitNode(DraughtsPosition line, List<DraughtsMove> path, int depth, List<DraughtsMove> moves, long begun) {
        this.line = line;
        this.path = List.copyOf(path);
        this.depth = depth;
        this.moves = List.copyOf(moves);
        this.begun = begun;
        states = new State[moves.size()];
        Arrays.fill(states, State.WAITING);
        open = states.length;
    }

    Board board() {
        return line.board();
    }

    int depth() {
        return depth;
    }

    int ply() {
        return path.size();
    }

    float alpha() {
        return alpha;
    }

    float beta() {
        return beta;
    }

    void window(float newAlpha, float newBeta) {
        alpha = newAlpha;
        beta = newBeta;
    }

    /** What a move must be worth more than: the lower end of the brothers' window. */
    float bound() {
        return Math.max(alpha, best);
    }

    float best() {
        return best;
    }

    /** The best move so far and what is known to follow it; empty if there is none. */
    List<DraughtsMove> variation() {
        return variation;
    }

    /** The depth of the iteration that it is a part of. */
    int iteration() {
        return depth + path.size();
    }

    boolean isCut() {
        return best >= beta;
    }

    boolean isSettled() {
        return open == 0 || isCut();
    }

    /** How long the first of the brothers took. */
    long eldestTook() {
        return eldestTook;
    }

    DraughtsPosition after(int move) {
        return line.after(moves.get(move));
    }

    List<DraughtsMove> pathTo(int move) {
        List<DraughtsMove> longer = new ArrayList<>(path);
        longer.add(moves.get(move));
        return longer;
    }

    /** The left-most move that nobody has; the eldest alone until it is done. */
    OptionalInt next() {
        for (int i = 0; i < states.length; i++) {
            if (states[i] == State.WAITING) {
                return OptionalInt.of(i);
            }
            if (i == 0 && states[i] != State.DONE) {
                return OptionalInt.empty();
            }
        }
        return OptionalInt.empty();
    }

    /** The left-most move that may be given away: a young brother. */
    OptionalInt available() {
        OptionalInt next = isSettled() ? OptionalInt.empty() : next();
        return next.isPresent() && next.getAsInt() > 0 ? next : OptionalInt.empty();
    }

    /** Gives a move to the owner, also one that a thief has. */
    void own(int move) {
        if (states[move] == State.DONE) {
            throw new IllegalStateException("move " + move + " is done");
        }
        states[move] = State.OWN;
    }

    /** The move that the owner is searching. */
    int owned() {
        return Arrays.asList(states).indexOf(State.OWN);
    }

    boolean isOwn(int move) {
        return states[move] == State.OWN;
    }

    void give(int move) {
        states[move] = State.STOLEN;
    }

    boolean isDone(int move) {
        return states[move] == State.DONE;
    }

    /** Somebody else may have a move again, unless it is done or the owner has it by now. */
    void takeBack(int move) {
        if (states[move] == State.STOLEN) {
            states[move] = State.WAITING;
        }
    }

    /** A move is worth so much; only the first to say so is heard. */
    void found(int move, float value, List<DraughtsMove> continuation, long now) {
        if (states[move] == State.DONE) {
            return;
        }
        states[move] = State.DONE;
        open--;
        if (move == 0) {
            eldestTook = now - begun;
        }
        if (value > best) {
            best = value;
            variation = new ArrayList<>(continuation.size() + 1);
            variation.add(moves.get(move));
            variation.addAll(continuation);
        }
    }
}
