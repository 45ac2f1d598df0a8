package damas.knowledge.draughts.sharing.adaba;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.search.SearchResult;
import damas.knowledge.text.NotationException;
import java.util.List;

/**
 * An iteration that somebody has completed.
 *
 * @param nodes how many nodes the one who says so has looked at since the search began
 */
record CompletedIteration(SearchResult result, long nodes) {
    /** As a line: {@code 12 0.125 34567 11-15 22-18}, depth, value, nodes and the best line. */
    String line() {
        StringBuilder line = new StringBuilder(64).append(result.depth());
        line.append(' ').append(result.value()).append(' ').append(nodes);
        result.variation().forEach(move -> line.append(' ').append(move));
        return line.toString();
    }

    /**
     * Reads a line.
     *
     * @param root the position that is searched
     * @throws NotationException if it is none, or its moves are not legal
     */
    static CompletedIteration parse(String line, Board root) {
        String[] words = line.split(" ");
        try {
            if (words.length >= 4) {
                List<DraughtsMove> variation = DraughtsMove.parseLine(List.of(words).subList(3, words.length), root);
                float value = Float.parseFloat(words[1]);
                int depth = Integer.parseInt(words[0]);
                long nodes = Long.parseLong(words[2]);
                if (!Float.isNaN(value) && depth > 0 && nodes >= 0) {
                    return new CompletedIteration(new SearchResult(variation, value, depth, nodes), nodes);
                }
            }
        } catch (NumberFormatException e) {
            // said below
        }
        throw new NotationException(
                NotationException.quoted(line) + " is no iteration: depth, value, nodes and moves are wanted");
    }
}
