package damas.ontology.words;

import jade.content.AgentAction;

/**
 * Asks the referee for a game between two teams.
 *
 * @param round its number, for the record
 * @param opening where it begins, as FEN
 */
public record PlayGame(
        String game,
        String event,
        int round,
        String black,
        String white,
        String opening,
        MoveLimits limits,
        String drawRules)
        implements AgentAction {}
