package damas.knowledge.team;

import damas.knowledge.game.Position;
import java.util.List;
import java.util.Set;

/**
 * Decides which players of a team are asked for a move. It keeps no state: an earlier decision of a game follows from
 * the position's history, so a coordinator that was started anew decides as the one before.
 */
public interface Allocator {
    /** All players of the team, by name. */
    List<String> players();

    /**
     * Allocates the players for a position.
     *
     * @param absent players that cannot be asked; the next in line stand in for them
     * @throws IllegalArgumentException if the position belongs to another game
     */
    Allocated allocate(Position position, Set<String> absent);
}
