package damas.knowledge.draughts.search;

import damas.knowledge.draughts.Board;
import damas.knowledge.game.Side;

/**
 * Judges a position that search goes no deeper into. The papers' networks see every board as their agent does, whoever
 * is to move, and are not antisymmetric; so search names the agent, the side to move at its root, and turns the sign
 * itself where the opponent is to move (reference/adaba.md 2.1).
 */
@FunctionalInterface
public interface Evaluator {
    /** How good the position is for the agent: between -1 and 1, both excluded. */
    float evaluate(Board board, Side agent);
}
