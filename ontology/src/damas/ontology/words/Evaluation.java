package damas.ontology.words;

import jade.content.Concept;
import java.util.Optional;

/**
 * What a player knows of positions: one record for each kind of evaluation.
 *
 * <p>To add a kind, add a record here, its class to {@code ontology/damas.ttl}, its shape to {@code
 * ontology/shapes.ttl} and its factory to {@code damas.ontology.meaning.Evaluators}. Tests hold all four to each other.
 */
public sealed interface Evaluation extends Concept {
    /** Counts pieces. */
    record Material() implements Evaluation {}

    /**
     * A trained network.
     *
     * @param file its weights
     * @param featureSet what it sees; if a roster says so, the file must agree
     * @param hash the SHA-256 of the file, by which a host that lacks it asks for it
     */
    record Network(String file, Optional<FeatureSet> featureSet, Optional<String> hash)
            implements Evaluation, FromFile {
        @Override
        public Network withHash(String newHash) {
            return new Network(file, featureSet, Optional.of(newHash));
        }
    }
}
