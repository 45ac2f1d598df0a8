package damas.ontology.words;

import jade.content.Concept;
import java.util.List;

/**
 * A team of agents, as a roster describes it.
 *
 * @param name what people call the team; its agents' names begin with it
 * @param purpose what the team is, for people
 * @param gameName the name of the game that the team plays, in the catalogue of games
 */
public record Team(
        String name,
        String purpose,
        String gameName,
        Coordinator coordinator,
        List<Player> players,
        List<Slaves> slaves)
        implements Concept {
    /** A copy of this team with another coordinator. */
    public Team withCoordinator(Coordinator other) {
        return new Team(name, purpose, gameName, other, players, slaves);
    }
}
