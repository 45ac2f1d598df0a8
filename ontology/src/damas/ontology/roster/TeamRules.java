package damas.ontology.roster;

import damas.knowledge.allocation.Clusterer;
import damas.knowledge.allocation.Condition;
import damas.knowledge.allocation.Dynamics;
import damas.knowledge.game.NotationException;
import damas.ontology.words.Coordinator;
import damas.ontology.words.EGA;
import damas.ontology.words.ExceptionRule;
import damas.ontology.words.Team;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What must hold for a team as a whole: its coordinator finds a player for every position. */
final class TeamRules {
    private final Team team;
    private final Problems problems;
    private final List<String> classes;
    private final String clusterer;

    private TeamRules(Team team, Problems problems) {
        this.team = team;
        this.problems = problems;
        Clusterer known = TeamAllocator.clusterer(team.coordinator().clusterer());
        this.classes = known.classes();
        this.clusterer = known.toString();
    }

    /** Notes where a team does not hold together. */
    static void check(Team team, Problems problems) {
        TeamRules rules = new TeamRules(team, problems);
        List<EGA> agents = team.players().stream()
                .filter(EGA.class::isInstance)
                .map(EGA.class::cast)
                .toList();
        rules.checkEndgames(agents);
        rules.checkExceptions(agents.stream().map(EGA::standsFor).filter(rules.classes::contains).toList());
    }

    private void checkEndgames(List<EGA> agents) {
        Map<String, String> owners = new HashMap<>();
        List<String> unowned = new ArrayList<>(classes);
        boolean strangers = false;
        for (EGA agent : agents) {
            String owned = agent.standsFor();
            if (!classes.contains(owned)) {
                problems.add(agent.name(), "standsFor is \"" + owned + "\"; " + allowed(classes));
                strangers = true;
            } else if (owners.containsKey(owned)) {
                problems.add(
                        agent.name(),
                        "standsFor is \"" + owned + "\", as for " + owners.get(owned) + "; a class has one EGA");
            }
            owners.put(owned, agent.name());
            unowned.remove(owned);
        }
        Coordinator coordinator = team.coordinator();
        if (coordinator.openingPieces() > 0 && agents.isEmpty()) {
            problems.add(
                    coordinator.name(),
                    "openingPieces is " + coordinator.openingPieces() + "; without an EGA it must be 0");
        } else if (coordinator.openingPieces() > 0 && !strangers && !unowned.isEmpty()) {
            problems.add(
                    team.name(),
                    "players: nobody stands for " + String.join(", ", unowned) + "; each of the " + clusterer
                            + " needs an EGA");
        }
        if (coordinator.dynamics().equals(Dynamics.VOTE.toString()) && coordinator.voters() > agents.size()) {
            problems.add(
                    coordinator.name(),
                    "voters is " + coordinator.voters() + "; there are " + agents.size() + " EGAs to vote");
        }
    }

    private void checkExceptions(List<String> owned) {
        Set<Integer> ranks = new HashSet<>();
        for (ExceptionRule rule : team.coordinator().exceptionRules()) {
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

    private static String allowed(List<String> names) {
        return names.isEmpty() ? "there is no EGA" : "allowed are " + String.join(", ", names);
    }
}
