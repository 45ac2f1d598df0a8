package damas.ontology.words;

import jade.content.Concept;

/** The time that the side to move has left for the game, and what each move adds, in milliseconds. */
public record GameClock(long left, long increment) implements Concept {}
