package damas.knowledge.draughts.sharing.aphid;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.text.NotationException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A task in a slave's own AphidTable. */
final class SlaveTask implements TaskOrder.Ranked {
    private final int id;
    private final List<DraughtsMove> path;
    private int depth;
    private int rank;
    private int position;
    private boolean onFrontier;
    private Optional<IterationResult> latest = Optional.empty();

    private SlaveTask(int id, List<DraughtsMove> path) {
        this.id = id;
        this.path = List.copyOf(path);
        depth = path.size();
    }

    /**
     * Reads a task from the words of its line: {@code task 3 4 11-15 22-18}, where 4 is how deep the master knows it.
     *
     * @throws NotationException if a move is not legal
     */
    static SlaveTask parse(String[] words, Board root) {
        List<String> path = Arrays.asList(words).subList(Math.min(3, words.length), words.length);
        return new SlaveTask(Integer.parseInt(words[1]), DraughtsMove.parseLine(path, root));
    }

    int id() {
        return id;
    }

    List<DraughtsMove> path() {
        return path;
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

    boolean isOpen(int full) {
        return onFrontier && depth < full;
    }

    /** It has a place on the frontier. */
    void place(int newRank, int newPosition) {
        rank = newRank;
        position = newPosition;
        onFrontier = true;
    }

    /** It has the lowest priority: no pass comes to it now. */
    void leaveFrontier() {
        onFrontier = false;
    }

    void found(IterationResult result) {
        depth = result.depth();
        latest = Optional.of(result);
    }

    /** What the deepest iteration found. */
    Optional<IterationResult> latest() {
        return latest;
    }
}
