package damas.ontology.roster;

import damas.knowledge.team.Allocator;
import damas.knowledge.team.RankedAllocator;
import damas.ontology.words.EnginePlayer;
import damas.ontology.words.Player;
import damas.ontology.words.Team;
import java.util.Optional;
import java.util.function.Function;

/** The allocators that teams describe. */
public final class TeamAllocator {
    private TeamAllocator() {}

    /**
     * The allocator that a team describes. A team's own rules come before the mined ones.
     *
     * @param texts finds the text of a hash
     * @throws IllegalArgumentException if the team describes none, with the reason; a team from a roster always does
     */
    public static Allocator of(Team team, Function<String, Optional<String>> texts) {
        return team.players().stream().allMatch(EnginePlayer.class::isInstance)
                ? new RankedAllocator(team.players().stream().map(Player::name).toList())
                : PhaseTeams.allocator(team, texts);
    }
}
