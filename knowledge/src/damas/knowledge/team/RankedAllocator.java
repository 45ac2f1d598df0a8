package damas.knowledge.team;

import damas.knowledge.game.Position;
import java.util.List;
import java.util.Set;

/**
 * Allocates the first player that is present, for the whole game.
 *
 * @param players the players by name, the preferred one first; at least one
 */
public record RankedAllocator(List<String> players) implements Allocator {
    /** The name of the only phase. */
    public static final String PHASE = "game";

    public RankedAllocator {
        players = List.copyOf(players);
        if (players.isEmpty()) {
            throw new IllegalArgumentException("a team needs a player");
        }
    }

    @Override
    public Allocated allocate(Position position, Set<String> absent) {
        List<String> present = players.stream().filter(player -> !absent.contains(player)).toList();
        if (present.isEmpty()) {
            return new Allocated(List.of(), PHASE, "no player is present");
        }
        String first = present.get(0);
        return new Allocated(
                List.of(first),
                PHASE,
                first.equals(players.get(0))
                        ? first + " plays the whole game"
                        : players.get(0) + " is absent, so " + first);
    }
}
