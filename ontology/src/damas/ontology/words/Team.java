package damas.ontology.words;

import jade.content.Concept;
import java.util.List;

/**
 * A team of agents, as a roster describes it.
 *
 * @param name what people call the team; its agents' names begin with it
 * @param purpose what the team is, for people
 */
public record Team(String name, String purpose, Coordinator coordinator, List<Player> players, List<Slaves> slaves)
        implements Concept {
    /** The same people with another at their head. */
    public Team withCoordinator(Coordinator other) {
        return new Team(name, purpose, other, players, slaves);
    }
}
