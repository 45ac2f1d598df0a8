package damas.ontology.words;

import jade.content.Predicate;

/**
 * What a peer of a shared search tells another: tasks, results and the like, one a line and in the words of the
 * algorithm (damas.knowledge.draughts.search.distributed). Many small elements would cost too much.
 */
public record SearchNews(String searchId, String lines) implements Predicate {}
