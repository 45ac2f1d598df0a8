package damas.ontology.meaning;

import damas.ontology.words.Coordinator;
import damas.ontology.words.Evaluation;
import damas.ontology.words.MinedRules;
import damas.ontology.words.Network;
import damas.ontology.words.Player;
import damas.ontology.words.Prototypes;
import damas.ontology.words.Team;
import java.util.List;
import java.util.stream.Stream;

/** The texts that words speak of and whoever uses them must have, by hash. */
public final class Needed {
    private Needed() {}

    /** What a player, or who searches for it, must have. */
    public static List<String> by(Evaluation evaluation) {
        return evaluation instanceof Network network ? network.hash().stream().toList() : List.of();
    }

    /** What a coordinator must have. */
    public static List<String> by(Coordinator coordinator) {
        Stream<String> clusters = coordinator.clusterer() instanceof Prototypes prototypes
                ? prototypes.hash().stream()
                : Stream.empty();
        return Stream.concat(clusters, coordinator.minedRules().flatMap(MinedRules::hash).stream()).toList();
    }

    /** What a team must have among all its agents. */
    public static List<String> by(Team team) {
        return Stream.concat(
                        by(team.coordinator()).stream(),
                        team.players().stream().map(Player::evaluation).flatMap(one -> by(one).stream()))
                .distinct()
                .toList();
    }
}
