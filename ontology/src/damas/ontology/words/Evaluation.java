package damas.ontology.words;

import jade.content.Concept;

/** What a player knows of positions. */
public sealed interface Evaluation extends Concept permits Material, Network {}
