package damas.ontology.roster;

import damas.knowledge.draughts.allocation.Clusterer;
import damas.knowledge.draughts.allocation.Condition;
import damas.knowledge.draughts.allocation.Dynamics;
import damas.knowledge.draughts.allocation.MaterialClasses;
import damas.knowledge.text.NotationException;
import damas.ontology.words.Coordinator;
import damas.ontology.words.EGA;
import damas.ontology.words.ExceptionRule;
import damas.ontology.words.MinedRules;
import damas.ontology.words.Prototypes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Checks the players of draughts that divide a game by phases: every class of endgames has one EGA, and exception rules
 * name classes and EGAs that exist.
 */
final class PhaseRules {
    private final RosterParts parts;
    private final Function<String, Optional<String>> texts;
    private final Problems problems;

    PhaseRules(RosterParts parts, Function<String, Optional<String>> texts, Problems problems) {
        this.parts = parts;
        this.texts = texts;
        this.problems = problems;
    }

    /**
     * @param team what problems of the whole team are noted under
     */
    void check(String team) {
        List<EGA> agents = parts.read(EGA.class);
        boolean complete = parts.areRead(EGA.class);
        List<Coordinator> coordinators = parts.read(Coordinator.class);
        if (coordinators.stream().anyMatch(coordinator -> coordinator.clusterer() instanceof Prototypes clusters
                && clusters.hash().flatMap(texts).isEmpty())) {
            // the clusters could not be read, which is noted already: their names are not known
            return;
        }
        Clusterer clusterer = coordinators.stream()
                .map(coordinator -> PhaseTeams.clusterer(coordinator.clusterer(), texts))
                .findFirst()
                .orElse(new MaterialClasses());
        List<String> unowned = checkOwners(agents, clusterer.classes());
        complete &= agents.stream().map(EGA::standsFor).allMatch(clusterer.classes()::contains);
        List<String> owned = new ArrayList<>(clusterer.classes());
        if (complete) {
            owned.removeAll(unowned);
            coordinators.forEach(coordinator -> checkDuties(coordinator, agents.size()));
            if (coordinators.stream().anyMatch(coordinator -> coordinator.openingPieces() > 0)
                    && !agents.isEmpty()
                    && !unowned.isEmpty()) {
                problems.add(
                        team,
                        "players: nobody stands for " + String.join(", ", unowned) + "; each of the " + clusterer
                                + " needs an EGA");
            }
        }
        checkExceptions(owned);
        coordinators.forEach(coordinator -> coordinator.minedRules().ifPresent(rules -> checkMined(rules, owned)));
    }

    /** Returns the classes of endgames without an EGA. */
    private List<String> checkOwners(List<EGA> agents, List<String> classes) {
        Map<String, String> owners = new HashMap<>();
        List<String> unowned = new ArrayList<>(classes);
        for (EGA agent : agents) {
            String owned = agent.standsFor();
            String owner = owners.put(owned, agent.name());
            if (!classes.contains(owned)) {
                problems.add(agent.name(), "standsFor is \"" + owned + "\"; " + allowed(classes));
            } else if (owner != null) {
                problems.add(
                        agent.name(), "standsFor is \"" + owned + "\", as for " + owner + "; a class has one EGA");
            }
            unowned.remove(owned);
        }
        return unowned;
    }

    private void checkDuties(Coordinator coordinator, int agents) {
        if (coordinator.openingPieces() > 0 && agents == 0) {
            problems.add(
                    coordinator.name(),
                    "openingPieces is " + coordinator.openingPieces() + "; without an EGA it must be 0");
        }
        if (coordinator.dynamics().equals(Dynamics.VOTE.toString()) && coordinator.voters() > agents) {
            problems.add(
                    coordinator.name(),
                    "voters is " + coordinator.voters() + "; there are " + agents + " EGAs to vote");
        }
    }

    private void checkExceptions(List<String> owned) {
        Set<Integer> ranks = new HashSet<>();
        for (ExceptionRule rule : parts.read(ExceptionRule.class)) {
            String subject = "exception rule " + rule.rank();
            if (!ranks.add(rule.rank())) {
                problems.add(subject, "rank is " + rule.rank() + " twice; each rule has its own");
            }
            if (!owned.contains(rule.standsFor())) {
                problems.add(subject, "standsFor is \"" + rule.standsFor() + "\"; " + allowed(owned));
            }
            if (!owned.contains(rule.instead())) {
                problems.add(subject, "instead is \"" + rule.instead() + "\"; " + allowed(owned));
            }
            try {
                Condition.parse(rule.condition());
            } catch (NotationException e) {
                problems.add(subject, "condition is \"" + rule.condition() + "\"; " + e.getMessage());
            }
        }
    }

    private void checkMined(MinedRules mined, List<String> owned) {
        if (mined.hash().flatMap(texts).isEmpty()) {
            return;
        }
        PhaseTeams.rules(mined, texts).stream()
                .flatMap(rule -> Stream.of(rule.allocated(), rule.instead()))
                .distinct()
                .filter(name -> !owned.contains(name))
                .forEach(name -> problems.add(mined.file(), "it speaks of \"" + name + "\"; " + allowed(owned)));
    }

    private static String allowed(List<String> names) {
        return names.isEmpty() ? "there is no EGA" : "allowed are " + String.join(", ", names);
    }
}
