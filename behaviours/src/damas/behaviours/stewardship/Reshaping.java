package damas.behaviours.stewardship;

import damas.ontology.words.Coordinator;
import damas.ontology.words.Player;
import damas.ontology.words.Slaves;
import damas.ontology.words.Team;
import jade.content.Concept;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What is to be done to make a team what a roster wants: newcomers first, then the coordinator learns of all, then
 * those who are no longer needed go. A game that is going on always finds somebody to ask.
 *
 * @param found agents to be made
 * @param teach agents that stay and learn something new
 * @param dismiss agents that go
 */
record Reshaping(List<Founding> found, List<Teaching> teach, List<Member> dismiss) {
    /** A part for which an agent is to be made. */
    record Founding(String part, Concept role, String container) {}

    /** A member and what it is to be from now on. */
    record Teaching(Member member, Concept role) {}

    /**
     * @param members the team as it is
     * @param containers those that are there, the main container among them
     * @param home the main container: where everybody lives who is placed nowhere, or where nothing is
     */
    static Reshaping of(Collection<Member> members, Team team, Set<String> containers, String home) {
        List<Founding> found = new ArrayList<>();
        List<Teaching> teach = new ArrayList<>();
        List<Member> dismiss = new ArrayList<>(members);
        for (Founding wanted : parts(team, containers, home)) {
            Optional<Member> there = members.stream()
                    .filter(member -> member.part().equals(wanted.part))
                    .filter(member -> member.container().equals(wanted.container))
                    .filter(member -> member.role().getClass() == wanted.role.getClass())
                    .findFirst();
            if (there.isEmpty()) {
                found.add(wanted);
                continue;
            }
            dismiss.remove(there.get());
            if (!there.get().role().equals(wanted.role)) {
                teach.add(new Teaching(there.get(), wanted.role));
            }
        }
        return new Reshaping(found, teach, dismiss);
    }

    boolean isEmpty() {
        return found.isEmpty() && teach.isEmpty() && dismiss.isEmpty();
    }

    private static List<Founding> parts(Team team, Set<String> containers, String home) {
        Map<String, Founding> parts = new LinkedHashMap<>();
        for (Player player : team.players()) {
            add(parts, player.name(), player, player.container(), containers, home);
        }
        int number = 0;
        for (Slaves slaves : team.slaves()) {
            for (int i = 0; i < slaves.number(); i++) {
                number++;
                add(parts, "slave-" + number, new Slaves(1, slaves.container()), slaves.container(), containers, home);
            }
        }
        Coordinator coordinator = team.coordinator();
        add(parts, coordinator.name(), coordinator, coordinator.container(), containers, home);
        return List.copyOf(parts.values());
    }

    private static void add(
            Map<String, Founding> parts,
            String part,
            Concept role,
            Optional<String> container,
            Set<String> containers,
            String home) {
        parts.put(part, new Founding(part, role, container.filter(containers::contains).orElse(home)));
    }

    /** For people. */
    @Override
    public String toString() {
        List<String> words = new ArrayList<>();
        found.forEach(founding -> words.add(founding.part + " is new in " + founding.container));
        teach.forEach(teaching -> words.add(teaching.member.part() + " has learned"));
        dismiss.forEach(member -> words.add(member.part() + " has left " + member.container()));
        return words.isEmpty() ? "nothing to change" : String.join(", ", words);
    }
}
