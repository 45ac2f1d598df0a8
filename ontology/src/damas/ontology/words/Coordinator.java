package damas.ontology.words;

import jade.content.Concept;
import java.util.List;
import java.util.Optional;

/**
 * The team's face: takes a position, decides the phase of the game and who plays.
 *
 * @param openingPieces the fewest pieces of the opening and middle game, which the IIGA plays: 15
 *     (reference/mp-draughts.md 2.1) or 13 (reference/adaba.md 8.6); 0 if it plays everything
 * @param dynamics when an EGA is allocated: {@code once} (dynamics I), {@code every-move} (dynamics II) or {@code vote}
 * @param voters how many EGAs vote
 * @param clusterer tells which EGA an endgame belongs to
 * @param exceptionRules correct the clusterer
 * @param minedRules further rules, which come after those
 * @param container the container that it lives in; if absent, or not there, the platform's main container
 */
public record Coordinator(
        String name,
        int openingPieces,
        String dynamics,
        int voters,
        Clusterer clusterer,
        List<ExceptionRule> exceptionRules,
        Optional<MinedRules> minedRules,
        Optional<String> container)
        implements Concept {
    /** The same with other mined rules, or none. */
    public Coordinator withMinedRules(Optional<MinedRules> rules) {
        return new Coordinator(name, openingPieces, dynamics, voters, clusterer, exceptionRules, rules, container);
    }
}
