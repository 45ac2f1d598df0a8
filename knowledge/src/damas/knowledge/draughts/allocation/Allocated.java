package damas.knowledge.draughts.allocation;

import java.util.List;

/**
 * Who plays, and why.
 *
 * @param players one, or those that vote, the nearest first; none if nobody is there
 * @param reason one sentence for people
 */
public record Allocated(List<String> players, Phase phase, String reason) {
    public Allocated {
        players = List.copyOf(players);
    }
}
