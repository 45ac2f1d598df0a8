package damas.ontology.words;

import jade.content.AgentAction;

/**
 * Asks the referee for a game between two teams.
 *
 * @param round its number, for the record
 * @param first the team that moves first in the game, Black in draughts
 * @param second the other team
 * @param opening the game, its rules and where it begins
 */
public record PlayGame(
        String game, String event, int round, String first, String second, GamePosition opening, MoveLimits limits)
        implements AgentAction {}
