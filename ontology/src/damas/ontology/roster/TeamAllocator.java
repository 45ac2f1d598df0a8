package damas.ontology.roster;

import damas.knowledge.allocation.Allocator;
import damas.knowledge.allocation.Condition;
import damas.knowledge.allocation.Dynamics;
import damas.knowledge.allocation.ExceptionRule;
import damas.knowledge.game.NotationException;
import damas.ontology.words.Coordinator;
import damas.ontology.words.EGA;
import damas.ontology.words.IIGA;
import damas.ontology.words.Player;
import damas.ontology.words.Team;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** How a team's coordinator allocates its players. */
public final class TeamAllocator {
    private TeamAllocator() {}

    /**
     * @throws NotationException if the team has no IIGA, or a word of the coordinator's is not known
     */
    public static Allocator of(Team team) {
        Coordinator coordinator = team.coordinator();
        Map<String, String> endgameAgents = new LinkedHashMap<>();
        String openingAgent = null;
        for (Player player : team.players()) {
            if (player instanceof EGA ega) {
                endgameAgents.put(ega.standsFor(), ega.name());
            } else if (player instanceof IIGA iiga) {
                openingAgent = iiga.name();
            }
        }
        if (openingAgent == null) {
            throw new NotationException("team " + team.name() + " has no IIGA");
        }
        List<ExceptionRule> rules = coordinator.exceptionRules().stream()
                .sorted(Comparator.comparingInt(damas.ontology.words.ExceptionRule::rank))
                .map(rule -> new ExceptionRule(rule.standsFor(), Condition.parse(rule.condition()), rule.instead()))
                .toList();
        return new Allocator(
                openingAgent,
                endgameAgents,
                coordinator.openingPieces(),
                Dynamics.of(coordinator.dynamics()),
                coordinator.voters(),
                new damas.knowledge.allocation.MaterialClasses(),
                rules);
    }
}
