package damas.ontology.words;

import jade.content.Predicate;

/** Says that an action was carried out, and what came of it, for people. */
public record Carried(String words) implements Predicate {}
