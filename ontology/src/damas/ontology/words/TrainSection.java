package damas.ontology.words;

import jade.content.AgentAction;

/** Asks a training worker to go on with a course to the end of a section. It says {@link Trained} after each game. */
public record TrainSection(TrainingJob job) implements AgentAction {}
