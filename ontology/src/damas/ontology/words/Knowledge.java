package damas.ontology.words;

import jade.content.Predicate;

/** What a hash stands for. As a question it has no text. */
public record Knowledge(String hash, String text) implements Predicate {}
