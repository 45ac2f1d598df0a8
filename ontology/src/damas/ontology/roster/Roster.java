package damas.ontology.roster;

import damas.ontology.words.Team;
import java.util.Map;

/**
 * A team and all that it must know.
 *
 * @param knowledge the texts that the team's words mention by hash ({@link damas.knowledge.text.ContentStore}): the
 *     files of its networks, clusters and rules
 */
public record Roster(Team team, Map<String, String> knowledge) {
    public Roster {
        knowledge = Map.copyOf(knowledge);
    }
}
