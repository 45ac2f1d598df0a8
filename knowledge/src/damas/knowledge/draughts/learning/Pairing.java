package damas.knowledge.draughts.learning;

import damas.knowledge.draughts.Board;

/** One game of a tournament: who plays which side, from which opening, with which seed. */
public record Pairing(int round, String black, String white, Board opening, long seed) {}
