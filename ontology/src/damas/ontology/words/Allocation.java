package damas.ontology.words;

import jade.content.Concept;
import java.util.List;

/**
 * Who plays, and why.
 *
 * @param playerNames their names in the team, the one whose move is played first
 * @param phase {@code opening} or {@code endgame}
 */
public record Allocation(List<String> playerNames, String phase, String reason) implements Concept {}
