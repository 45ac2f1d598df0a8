package damas.ontology.words;

import jade.content.Predicate;

/** A team's answer to {@link ChooseMove}. */
public record Decided(String game, ChosenMove move, Allocation allocation, SearchReport report) implements Predicate {}
