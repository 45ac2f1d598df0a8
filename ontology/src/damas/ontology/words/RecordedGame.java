package damas.ontology.words;

import jade.content.Concept;

/**
 * A finished game.
 *
 * @param text the record in the notation of the game, PDN for draughts
 * @param allocations a line for each move: ply, move, team, player, phase, reason, with tabs between
 */
public record RecordedGame(String text, String allocations) implements Concept {}
