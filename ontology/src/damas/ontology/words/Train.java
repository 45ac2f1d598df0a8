package damas.ontology.words;

import jade.content.AgentAction;
import java.util.List;

/** Asks the trainer to train agents. It says {@link Trained} after each game, and answers when all are trained. */
public record Train(List<TrainingJob> jobs) implements AgentAction {}
