package damas.ontology.words;

import jade.content.Concept;

/**
 * An agent to be trained.
 *
 * @param agent its name, or its cluster's
 * @param course how, as {@link damas.knowledge.draughts.learning.CourseText} writes it
 * @param state how far it has come; empty at the beginning
 */
public record TrainingJob(String agent, String course, String state) implements Concept {}
