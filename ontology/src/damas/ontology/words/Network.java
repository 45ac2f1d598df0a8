package damas.ontology.words;

import java.util.Optional;

/**
 * A trained network.
 *
 * @param file its weights
 * @param featureSet what it sees; if a roster says so, the file must agree
 * @param hash the SHA-256 of the file, by which a host that lacks it asks for it
 */
public record Network(String file, Optional<FeatureSet> featureSet, Optional<String> hash) implements Evaluation {}
