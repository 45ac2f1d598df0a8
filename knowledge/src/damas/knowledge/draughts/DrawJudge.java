package damas.knowledge.draughts;

import damas.knowledge.game.Ending;
import java.util.List;
import java.util.Optional;

/**
 * Decides whether a draw rule ends a game, for {@link DraughtsPosition} and inside a search. It follows one line of
 * moves with {@link #push} and {@link #pop}, so a repetition inside a search tree draws exactly when it would draw on
 * the board. Used by one thread.
 */
public final class DrawJudge {
    private final DrawRules rules;
    private final boolean watched;

    // indexed by the number of plies played
    private final long[] keys;
    private final long[] moves;
    private final int[] quietPlies;
    private final int[] repeatedPlies;

    private int length;

    /**
     * Starts at the end of the game so far.
     *
     * @param furtherPlies the largest number of plies that will be pushed on top of it
     */
    public DrawJudge(DraughtsPosition position, DrawRules rules, int furtherPlies) {
        this.rules = rules;
        watched = !rules.equals(DrawRules.NONE);
        List<Board> boards = position.boards();
        int room = watched ? boards.size() + furtherPlies : 1;
        keys = new long[room];
        moves = new long[room];
        quietPlies = new int[room];
        repeatedPlies = new int[room];
        keys[0] = boards.get(0).key();
        List<DraughtsMove> played = position.played();
        for (int i = 0; i < played.size(); i++) {
            push(boards.get(i), played.get(i).code(), boards.get(i + 1));
        }
    }

    /** Adds a move to the line, with the boards before and after it. */
    public void push(Board before, long move, Board after) {
        if (!watched) {
            return;
        }
        int last = length++;
        keys[length] = after.key();
        moves[length] = move;
        quietPlies[length] = isQuiet(before, after) ? quietPlies[last] + 1 : 0;
        repeatedPlies[length] = length > 4 && moves[length - 4] == move ? repeatedPlies[last] + 1 : 0;
    }

    /** Removes the last move of the line. */
    public void pop() {
        if (watched) {
            length--;
        }
    }

    /** The number of plies on the line; always 0 under {@link DrawRules#NONE}, which needs no line. */
    public int length() {
        return length;
    }

    /** Removes all moves after the first {@code newLength}. */
    public void cut(int newLength) {
        length = newLength;
    }

    /** Whether a draw rule ends the game here. Not for a side without a move: it has lost, whatever the rules say. */
    public boolean isDrawn() {
        return watched && (isRepeated() || isWithoutProgress() || isShuttled() || isTooLong());
    }

    /** The draw rule that ends the game here; empty exactly if {@link #isDrawn} is false. */
    public Optional<Ending> ending() {
        if (!watched) {
            return Optional.empty();
        }
        if (isRepeated()) {
            return Optional.of(Ending.REPETITION);
        }
        if (isWithoutProgress()) {
            return Optional.of(DraughtsEnding.NO_PROGRESS);
        }
        if (isShuttled()) {
            return Optional.of(DraughtsEnding.SHUTTLING);
        }
        return isTooLong() ? Optional.of(DraughtsEnding.LENGTH) : Optional.empty();
    }

    /** Whether a move was a king's step: only such moves can be undone. */
    private static boolean isQuiet(Board before, Board after) {
        return men(before) == men(after)
                && before.pieces(after.turn()) == after.pieces(after.turn());
    }

    private static long men(Board board) {
        return (board.black() | board.white()) & ~board.kings();
    }

    private boolean isRepeated() {
        int first = length - quietPlies[length];
        int occurrences = 1;
        // four plies are the least that lead back to a position
        for (int i = length - 4; i >= first; i -= 2) {
            if (keys[i] == keys[length]) {
                occurrences++;
            }
        }
        return occurrences >= rules.occurrences();
    }

    private boolean isWithoutProgress() {
        return quietPlies[length] / 2 >= rules.quietMoves();
    }

    private boolean isShuttled() {
        int repeated = repeatedPlies[length];
        return repeated > 0 && (repeated + 4) / 2 >= rules.shuttles();
    }

    private boolean isTooLong() {
        return length / 2 > rules.moves();
    }
}
