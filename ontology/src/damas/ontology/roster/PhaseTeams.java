package damas.ontology.roster;

import damas.knowledge.draughts.allocation.Clusterer;
import damas.knowledge.draughts.allocation.Condition;
import damas.knowledge.draughts.allocation.Dynamics;
import damas.knowledge.draughts.allocation.ExceptionRule;
import damas.knowledge.draughts.allocation.PhaseAllocator;
import damas.knowledge.draughts.allocation.PrototypeFile;
import damas.knowledge.draughts.allocation.RuleFile;
import damas.ontology.words.Coordinator;
import damas.ontology.words.EGA;
import damas.ontology.words.IIGA;
import damas.ontology.words.MaterialClasses;
import damas.ontology.words.MinedRules;
import damas.ontology.words.Player;
import damas.ontology.words.Prototypes;
import damas.ontology.words.Team;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The allocators of teams of draughts, which divide a game among players by phases. */
public final class PhaseTeams {
    private PhaseTeams() {}

    /**
     * The allocator of a team that has an IIGA and perhaps EGAs. A team's own rules come before the mined ones.
     *
     * @param texts finds the text of a hash
     * @throws IllegalArgumentException if the team has no IIGA or a text is missing; a team from a roster is right
     */
    public static PhaseAllocator allocator(Team team, Function<String, Optional<String>> texts) {
        Coordinator coordinator = team.coordinator();
        String openingAgent = team.players().stream()
                .filter(IIGA.class::isInstance)
                .map(Player::name)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(team.name() + " has no IIGA"));
        Map<String, String> endgameAgents = team.players().stream()
                .filter(EGA.class::isInstance)
                .map(EGA.class::cast)
                .collect(Collectors.toMap(EGA::standsFor, EGA::name));
        return new PhaseAllocator(
                openingAgent,
                endgameAgents,
                coordinator.openingPieces(),
                Dynamics.of(coordinator.dynamics()),
                coordinator.voters(),
                clusterer(coordinator.clusterer(), texts),
                rules(coordinator, texts));
    }

    private static List<ExceptionRule> rules(Coordinator coordinator, Function<String, Optional<String>> texts) {
        Stream<ExceptionRule> own = coordinator.exceptionRules().stream()
                .sorted(Comparator.comparingInt(rule -> rule.rank()))
                .map(rule ->
                        new ExceptionRule(rule.standsFor(), Condition.parse(rule.condition()), rule.instead()));
        Stream<ExceptionRule> mined = coordinator.minedRules().stream().flatMap(rules -> rules(rules, texts).stream());
        return Stream.concat(own, mined).toList();
    }

    /** The rules that a word means. */
    static List<ExceptionRule> rules(MinedRules word, Function<String, Optional<String>> texts) {
        return RuleFile.parse(word.file(), text(word.file(), word.hash(), texts));
    }

    /** The clusterer that a word means. */
    static Clusterer clusterer(damas.ontology.words.Clusterer word, Function<String, Optional<String>> texts) {
        if (word instanceof MaterialClasses) {
            return new damas.knowledge.draughts.allocation.MaterialClasses();
        }
        Prototypes prototypes = (Prototypes) word;
        return PrototypeFile.parse(prototypes.file(), text(prototypes.file(), prototypes.hash(), texts));
    }

    private static String text(String file, Optional<String> hash, Function<String, Optional<String>> texts) {
        return hash.flatMap(texts).orElseThrow(() -> new IllegalArgumentException(file + " is not here"));
    }
}
