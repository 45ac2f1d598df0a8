package damas.knowledge.team;

import damas.knowledge.game.Move;
import damas.knowledge.game.Position;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The move on which several players settle: the one that more than half propose, otherwise a proposal drawn by lot
 * (reference/mp-draughts.md 2.5). The position's key is the seed, so the same proposals always end the same way.
 *
 * @param supporters the players that proposed the move, by name
 * @param reason how the vote went, for people
 */
public record Vote(Move move, List<String> supporters, String reason) {
    public Vote {
        supporters = List.copyOf(supporters);
    }

    /**
     * Counts the votes.
     *
     * @param proposals the legal move that each player proposes, by the player's name; not empty
     */
    public static Vote of(Position position, Map<String, ? extends Move> proposals) {
        if (proposals.isEmpty()) {
            throw new IllegalArgumentException("no player proposes a move");
        }
        Map<Move, Long> counts = proposals.values().stream()
                .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
        // in the position's order of moves, a move once for each proposal
        List<Move> moves = position.moves().stream()
                .flatMap(move -> proposals.values().stream().filter(move::equals).map(Move.class::cast))
                .toList();
        return moves.stream()
                .filter(move -> 2 * counts.get(move) > moves.size())
                .findFirst()
                .map(move -> by(proposals, move, counts.get(move) + " of " + moves.size() + " propose " + move.text()))
                .orElseGet(() -> drawn(position, proposals, moves));
    }

    private static Vote drawn(Position position, Map<String, ? extends Move> proposals, List<Move> moves) {
        Move move = moves.get(new SplittableRandom(position.key()).nextInt(moves.size()));
        String all = moves.stream().distinct().map(Move::text).collect(Collectors.joining(", "));
        return by(proposals, move, "no majority among " + all + "; " + move.text() + " is drawn by lot");
    }

    private static Vote by(Map<String, ? extends Move> proposals, Move move, String reason) {
        List<String> supporters =
                proposals.keySet().stream().filter(player -> proposals.get(player).equals(move)).sorted().toList();
        return new Vote(move, supporters, reason);
    }
}
