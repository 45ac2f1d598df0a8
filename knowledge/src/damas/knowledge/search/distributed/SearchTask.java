package damas.knowledge.search.distributed;

import damas.knowledge.game.Board;
import damas.knowledge.game.Move;
import damas.knowledge.game.NotationException;

/**
 * A part of a search that one worker does: what a root move is worth.
 *
 * @param id tells the tasks of one search apart
 * @param depth how deep, counted from the root
 * @param alpha what another move is worth already; minus infinity if none is known
 */
public record SearchTask(int id, int depth, float alpha, Move move) {
    /** The task as a line: {@code 3 8 -0.125 11-15}. */
    public String line() {
        return id + " " + depth + " " + alpha + " " + move;
    }

    /**
     * Reads a line.
     *
     * @param root the position that is searched
     * @throws NotationException if it is none, or the move is not legal there
     */
    public static SearchTask parse(String line, Board root) {
        String[] words = line.split(" ");
        try {
            if (words.length == 4) {
                return new SearchTask(
                        Integer.parseInt(words[0]),
                        Integer.parseInt(words[1]),
                        Float.parseFloat(words[2]),
                        Move.parse(words[3], root));
            }
        } catch (NumberFormatException e) {
            // said below
        }
        throw new NotationException(
                NotationException.quoted(line) + " is no search task: number, depth, alpha and move are wanted");
    }
}
