package damas.knowledge.draughts.mining.exceptions;

import damas.knowledge.draughts.Board;

/** A board on which the agent that was allocated lost to another: a record of the auxiliary database. */
public record SpecialSituation(Board board, String allocated, String better) {}
