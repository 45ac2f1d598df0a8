package damas.knowledge.draughts.sharing.aphid;

import damas.knowledge.text.NotationException;

/**
 * What an iteration of a slave has found.
 *
 * @param id the task's number
 * @param depth how deep, counted from the root
 * @param value what the node is worth to its side to move, or a bound outside the slave's window
 * @param nodes how many positions were looked at
 */
record IterationResult(int id, int depth, float value, long nodes) {
    /** The result as a line: {@code result 3 8 0.25 1234}. */
    String line() {
        return "result " + id + " " + depth + " " + value + " " + nodes;
    }

    /**
     * Reads a line.
     *
     * @throws NotationException if it is none
     */
    static IterationResult parse(String line) {
        String[] words = line.split(" ");
        try {
            if (words.length == 5 && words[0].equals("result")) {
                float value = Float.parseFloat(words[3]);
                if (Float.isFinite(value)) {
                    return new IterationResult(
                            Integer.parseInt(words[1]), Integer.parseInt(words[2]), value, Long.parseLong(words[4]));
                }
            }
        } catch (NumberFormatException e) {
            // said below
        }
        throw new NotationException(
                NotationException.quoted(line) + " is no result: number, depth, value and nodes are wanted");
    }
}
