package damas.ontology.words;

import jade.content.Predicate;

/**
 * News of an agent's training.
 *
 * @param state how far it has come
 */
public record Trained(String agent, String state) implements Predicate {}
