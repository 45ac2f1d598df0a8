package damas.ontology.words;

import jade.content.Predicate;

/**
 * A team's answer to {@link ChooseMove}.
 *
 * @param fallback true if no player chose the move: none had finished an iteration when the time was over
 */
public record Decided(String game, ChosenMove move, Allocation allocation, SearchReport report, boolean fallback)
        implements Predicate {}
