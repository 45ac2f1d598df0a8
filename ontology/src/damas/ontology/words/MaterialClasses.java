package damas.ontology.words;

/** The simple classes of {@link damas.knowledge.draughts.allocation.MaterialClasses}: ahead, behind, level, kings. */
public record MaterialClasses() implements Clusterer {}
