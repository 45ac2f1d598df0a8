package damas.ontology.words;

import jade.content.Concept;

/**
 * A finished game.
 *
 * @param allocations a line for each move: ply, move, team, player, phase, reason, with tabs between
 */
public record GameRecord(String pdn, String allocations) implements Concept {}
