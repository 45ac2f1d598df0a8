package damas.knowledge.draughts.sharing;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.engine.Budget;
import damas.knowledge.text.NotationException;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A branch of the tree that one peer searches for another.
 *
 * @param id tells the tasks of one search apart
 * @param depth how deep, counted from the position
 * @param alpha values up to this one need not be exact; like beta, of the side to move there
 * @param path the moves from the root to the position
 */
public record BranchTask(int id, int depth, float alpha, float beta, List<DraughtsMove> path) {
    public BranchTask {
        path = List.copyOf(path);
    }

    /** What is searched, for people: {@code depth 8 after 11-15 22-18}. */
    public String words() {
        String moves = path.stream().map(DraughtsMove::toString).collect(Collectors.joining(" "));
        return "depth " + depth + (moves.isEmpty() ? "" : " after " + moves);
    }

    /** The game up to the position, the path included. */
    public DraughtsPosition from(DraughtsPosition root) {
        DraughtsPosition history = root;
        for (DraughtsMove move : path) {
            history = history.after(move);
        }
        return history;
    }

    /** The task as a line: {@code 3 8 -0.125 0.25 11-15 22-18}. */
    public String line() {
        StringBuilder line = new StringBuilder(64).append(id).append(' ').append(depth);
        line.append(' ').append(alpha).append(' ').append(beta);
        for (DraughtsMove move : path) {
            line.append(' ').append(move);
        }
        return line.toString();
    }

    /**
     * Reads a line.
     *
     * @param root the position that is searched
     * @throws NotationException if it is none, or a move is not legal
     */
    public static BranchTask parse(String line, Board root) {
        String[] words = line.split(" ");
        try {
            if (words.length >= 4) {
                List<DraughtsMove> path = DraughtsMove.parseLine(List.of(words).subList(4, words.length), root);
                int depth = Integer.parseInt(words[1]);
                float alpha = Float.parseFloat(words[2]);
                float beta = Float.parseFloat(words[3]);
                // with NaN no window is one
                if (depth >= 0 && depth <= Budget.MAX_DEPTH && alpha < beta) {
                    return new BranchTask(Integer.parseInt(words[0]), depth, alpha, beta, path);
                }
            }
        } catch (NumberFormatException e) {
            // said below
        }
        throw new NotationException(NotationException.quoted(line)
                + " is no search task: number, depth, alpha, beta and moves are wanted");
    }
}
