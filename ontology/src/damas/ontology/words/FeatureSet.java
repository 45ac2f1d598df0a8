package damas.ontology.words;

import jade.content.Concept;
import java.util.List;

/** Features of the catalogue, by name. */
public record FeatureSet(List<String> features) implements Concept {}
