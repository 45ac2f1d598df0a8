package damas.knowledge.draughts.search;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.DrawRules;
import java.util.List;

/**
 * The moves from the first position of the game to the one that is being searched, and whether they end in a draw by
 * rule. It judges as {@link damas.knowledge.draughts.GameInPlay} does: a position that is repeated inside the tree
 * draws no sooner than it would on the board.
 */
final class Line {
    private final DrawRules rules;
    private final boolean watched;

    // by the number of plies played
    private final long[] keys;
    private final long[] moves;
    private final int[] quietPlies;
    private final int[] repeatedPlies;

    private int length;

    /**
     * @param depth the depth of the search that it is for
     */
    Line(History history, DrawRules rules, int depth) {
        this.rules = rules;
        watched = !rules.equals(DrawRules.NONE);
        int room = watched ? history.boards().size() + Value.longestLine(depth) : 1;
        keys = new long[room];
        moves = new long[room];
        quietPlies = new int[room];
        repeatedPlies = new int[room];
        List<Board> boards = history.boards();
        keys[0] = boards.get(0).key();
        for (int i = 0; i < history.moves().size(); i++) {
            DraughtsMove move = history.moves().get(i);
            push(boards.get(i), move.code(), boards.get(i + 1));
        }
    }

    void push(Board before, long move, Board after) {
        if (!watched) {
            return;
        }
        int last = length++;
        keys[length] = after.key();
        moves[length] = move;
        quietPlies[length] = isQuiet(before, after) ? quietPlies[last] + 1 : 0;
        repeatedPlies[length] = length > 4 && moves[length - 4] == move ? repeatedPlies[last] + 1 : 0;
    }

    void pop() {
        if (watched) {
            length--;
        }
    }

    int length() {
        return length;
    }

    /** Goes back to where the line was so long. */
    void cut(int newLength) {
        length = newLength;
    }

    /** Whether a draw rule ends the game here; a side without a move has lost all the same. */
    boolean isDrawn() {
        return watched && (isRepeated() || isWithoutProgress() || isShuttled() || length / 2 > rules.moves());
    }

    /** Whether a move changed nothing for good: a king's step. */
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
}
