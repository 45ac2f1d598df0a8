package damas.knowledge.draughts.sharing;

import damas.knowledge.text.NotationException;

/**
 * What the search of a branch found.
 *
 * @param id the task's number
 * @param value what the position is worth, or a bound outside the task's window
 * @param nodes how many positions were looked at
 * @param best the best move there in PDN, or a dash
 */
public record BranchResult(int id, float value, long nodes, String best) {
    /** In place of a move. */
    public static final String NO_MOVE = "-";

    /** The result as a line: {@code 3 0.25 1234 11-15}. */
    public String line() {
        return id + " " + value + " " + nodes + " " + best;
    }

    /**
     * Reads a line.
     *
     * @throws NotationException if it is none
     */
    public static BranchResult parse(String line) {
        String[] words = line.split(" ");
        try {
            if (words.length == 4) {
                float value = Float.parseFloat(words[1]);
                if (Float.isFinite(value)) {
                    return new BranchResult(Integer.parseInt(words[0]), value, Long.parseLong(words[2]), words[3]);
                }
            }
        } catch (NumberFormatException e) {
            // said below
        }
        throw new NotationException(
                NotationException.quoted(line) + " is no result: number, value, nodes and move are wanted");
    }
}
