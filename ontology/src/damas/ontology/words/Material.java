package damas.ontology.words;

/** Counts pieces. */
public record Material() implements Evaluation {}
