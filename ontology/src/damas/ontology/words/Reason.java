package damas.ontology.words;

import jade.content.Predicate;

/** Why a message was refused or not understood, or why an action failed. */
public record Reason(String words) implements Predicate {}
