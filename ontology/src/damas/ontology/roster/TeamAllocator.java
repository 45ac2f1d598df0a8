package damas.ontology.roster;

import damas.knowledge.allocation.Allocator;
import damas.knowledge.allocation.Clusterer;
import damas.knowledge.allocation.Condition;
import damas.knowledge.allocation.Dynamics;
import damas.knowledge.allocation.ExceptionRule;
import damas.ontology.words.Coordinator;
import damas.ontology.words.EGA;
import damas.ontology.words.IIGA;
import damas.ontology.words.MaterialClasses;
import damas.ontology.words.Team;
import java.util.Comparator;
import java.util.Map;
import java.util.stream.Collectors;

/** What a team's coordinator decides by. */
public final class TeamAllocator {
    private TeamAllocator() {}

    /**
     * The allocator that a team describes.
     *
     * @throws IllegalArgumentException if it describes none, with the reason; a team from a roster always does
     */
    public static Allocator of(Team team) {
        Coordinator coordinator = team.coordinator();
        String openingAgent = team.players().stream()
                .filter(IIGA.class::isInstance)
                .map(player -> player.name())
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(team.name() + " has no IIGA"));
        Map<String, String> endgameAgents = team.players().stream()
                .filter(EGA.class::isInstance)
                .map(EGA.class::cast)
                .collect(Collectors.toMap(EGA::standsFor, EGA::name));
        return new Allocator(
                openingAgent,
                endgameAgents,
                coordinator.openingPieces(),
                Dynamics.of(coordinator.dynamics()),
                coordinator.voters(),
                clusterer(coordinator.clusterer()),
                coordinator.exceptionRules().stream()
                        .sorted(Comparator.comparingInt(rule -> rule.rank()))
                        .map(rule -> new ExceptionRule(
                                rule.standsFor(), Condition.parse(rule.condition()), rule.instead()))
                        .toList());
    }

    /** The clusterer that a word means. */
    static Clusterer clusterer(damas.ontology.words.Clusterer word) {
        if (word instanceof MaterialClasses) {
            return new damas.knowledge.allocation.MaterialClasses();
        }
        throw new IllegalArgumentException(word + " is no clusterer that is known");
    }
}
