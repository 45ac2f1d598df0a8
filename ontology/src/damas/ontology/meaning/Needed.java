package damas.ontology.meaning;

import damas.ontology.words.Coordinator;
import damas.ontology.words.Evaluation;
import damas.ontology.words.FromFile;
import damas.ontology.words.MinedRules;
import damas.ontology.words.Player;
import damas.ontology.words.SearchingPlayer;
import damas.ontology.words.Team;
import jade.content.Concept;
import java.util.List;
import java.util.stream.Stream;

/** The texts that words stand for and that a host must have before it uses them, by hash. */
public final class Needed {
    private Needed() {}

    /** What a search with this evaluation needs. */
    public static List<String> by(Evaluation evaluation) {
        return hash(evaluation).toList();
    }

    /** What a coordinator needs. */
    public static List<String> by(Coordinator coordinator) {
        return Stream.concat(
                        hash(coordinator.clusterer()),
                        coordinator.minedRules().flatMap(MinedRules::hash).stream())
                .toList();
    }

    /** What a player needs. */
    public static List<String> by(Player player) {
        return player instanceof SearchingPlayer searching ? by(searching.evaluation()) : List.of();
    }

    private static Stream<String> hash(Concept word) {
        return word instanceof FromFile named ? named.hash().stream() : Stream.empty();
    }

    /** What all agents of a team need together. */
    public static List<String> by(Team team) {
        return Stream.concat(
                        by(team.coordinator()).stream(),
                        team.players().stream().flatMap(player -> by(player).stream()))
                .distinct()
                .toList();
    }
}
