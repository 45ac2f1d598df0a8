package damas.ontology.words;

import jade.content.Concept;

/**
 * A position of any game, with the moves that led to it, so that repetitions are seen.
 *
 * @param gameName the name of the game in the catalogue of games, {@code english-draughts}
 * @param rules the rule set in the game's notation
 * @param start the first position in the game's notation
 * @param moves the moves since then in the game's notation, with blanks between; empty if there are none
 */
public record GamePosition(String gameName, String rules, String start, String moves) implements Concept {
    /** The position after other moves from the start. */
    public GamePosition withMoves(String others) {
        return new GamePosition(gameName, rules, start, others);
    }
}
