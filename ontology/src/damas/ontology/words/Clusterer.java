package damas.ontology.words;

import jade.content.Concept;

/** Tells which class of endgames a position belongs to. */
public sealed interface Clusterer extends Concept permits MaterialClasses, Prototypes {}
