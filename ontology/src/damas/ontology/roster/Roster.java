package damas.ontology.roster;

import damas.ontology.words.Team;
import java.util.Map;

/**
 * A team and what its agents need to know.
 *
 * @param knowledge texts by their SHA-256
 */
public record Roster(Team team, Map<String, String> knowledge) {
    public Roster {
        knowledge = Map.copyOf(knowledge);
    }
}
