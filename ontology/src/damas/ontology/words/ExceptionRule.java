package damas.ontology.words;

import jade.content.Concept;

/**
 * Corrects the clusterer: where it says one class and the condition holds, the position goes to another.
 *
 * @param rank its place among the rules: of those that fire the lowest decides
 * @param standsFor the class that the clusterer gave
 * @param condition tests of features, as {@code PieceAdvantage >= 2 and KingCentreControl < 1}
 * @param instead the class that gets the position
 */
public record ExceptionRule(int rank, String standsFor, String condition, String instead) implements Concept {}
