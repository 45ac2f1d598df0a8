package damas.knowledge.team;

import java.util.List;

/**
 * The players that are asked for a move, and the reason.
 *
 * @param players one player, or those that vote, the best suited first; empty if no player is present
 * @param phase the phase of the game, by its name in messages and logs: {@code endgame}
 * @param reason one sentence for people
 */
public record Allocated(List<String> players, String phase, String reason) {
    public Allocated {
        players = List.copyOf(players);
    }
}
