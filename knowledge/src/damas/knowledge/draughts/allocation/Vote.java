package damas.knowledge.draughts.allocation;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsMove;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The move on which several players settle: the one that more than half propose, otherwise a proposal drawn by lot
 * (reference/mp-draughts.md 2.5). The position's key is the seed, so the same proposals always end the same way.
 *
 * @param supporters who proposed the move, by name
 * @param reason how it came about, for people
 */
public record Vote(DraughtsMove move, List<String> supporters, String reason) {
    public Vote {
        supporters = List.copyOf(supporters);
    }

    /**
     * Counts the votes.
     *
     * @param proposals what each player proposes, by its name; not empty
     */
    public static Vote of(Board board, Map<String, DraughtsMove> proposals) {
        if (proposals.isEmpty()) {
            throw new IllegalArgumentException("nobody proposes a move");
        }
        List<DraughtsMove> moves = proposals.values().stream()
                .sorted(Comparator.comparingLong(DraughtsMove::code)).toList();
        Map<DraughtsMove, Long> counts =
                moves.stream().collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
        return moves.stream()
                .filter(move -> 2 * counts.get(move) > moves.size())
                .findFirst()
                .map(move -> by(proposals, move, counts.get(move) + " of " + moves.size() + " propose " + move))
                .orElseGet(() -> drawn(board, proposals, moves));
    }

    private static Vote drawn(Board board, Map<String, DraughtsMove> proposals, List<DraughtsMove> moves) {
        DraughtsMove move = moves.get(new SplittableRandom(board.key()).nextInt(moves.size()));
        String all = moves.stream().distinct().map(DraughtsMove::toString).collect(Collectors.joining(", "));
        return by(proposals, move, "no majority among " + all + "; " + move + " is drawn by lot");
    }

    private static Vote by(Map<String, DraughtsMove> proposals, DraughtsMove move, String reason) {
        List<String> supporters =
                proposals.keySet().stream().filter(player -> proposals.get(player).equals(move)).sorted().toList();
        return new Vote(move, supporters, reason);
    }
}
