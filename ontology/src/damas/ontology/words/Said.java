package damas.ontology.words;

import jade.content.Predicate;

/**
 * What agents of a container have said, one message a line; the answer to {@link Overhear}.
 *
 * @param skipped how many more there were: too many to tell
 */
public record Said(String lines, int skipped) implements Predicate {}
