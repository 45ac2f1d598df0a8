package damas.knowledge.search.distributed;

import damas.knowledge.game.Board;
import damas.knowledge.game.Move;
import damas.knowledge.game.NotationException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What a worker found.
 *
 * @param id the task's number
 * @param value what the move is worth if that is more than the task's alpha; otherwise it is not worth more than this
 * @param nodes how many positions were looked at
 * @param variation the best line, the move first
 */
public record TaskResult(int id, float value, long nodes, List<Move> variation) {
    public TaskResult {
        variation = List.copyOf(variation);
    }

    /** The result as a line: {@code 3 0.25 1234 11-15 22-18}. */
    public String line() {
        return id + " " + value + " " + nodes + " "
                + variation.stream().map(Move::toString).collect(Collectors.joining(" "));
    }

    /**
     * Reads a line.
     *
     * @param root the position that is searched
     * @throws NotationException if it is none, or its moves are not legal
     */
    public static TaskResult parse(String line, Board root) {
        String[] words = line.split(" ");
        if (words.length >= 4) {
            try {
                List<Move> variation = new ArrayList<>();
                Board board = root;
                for (int i = 3; i < words.length; i++) {
                    Move move = Move.parse(words[i], board);
                    variation.add(move);
                    board = board.play(move);
                }
                return new TaskResult(
                        Integer.parseInt(words[0]), Float.parseFloat(words[1]), Long.parseLong(words[2]), variation);
            } catch (NumberFormatException e) {
                // said below
            }
        }
        throw new NotationException(
                NotationException.quoted(line) + " is no result: number, value, nodes and moves are wanted");
    }
}
