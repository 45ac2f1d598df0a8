package damas.agents;

import damas.behaviours.conversation.Directory;
import damas.behaviours.conversation.Request;
import damas.behaviours.training.SpreadingTraining;
import damas.ontology.words.Train;
import jade.core.AID;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Spreads the training of agents over the training workers of all containers. */
public final class TrainerAgent extends TalkingAgent {
    private static final long serialVersionUID = 1;

    private final transient List<SpreadingTraining> trainings = new ArrayList<>();
    private transient Directory workers;

    @Override
    protected void begin() {
        workers = directory(Directory.TRAINING_WORKER).with(new Directory.Listener() {
            @Override
            public void came(AID worker, String service) {
                List.copyOf(trainings).forEach(SpreadingTraining::came);
            }

            @Override
            public void left(AID worker, String service) {
                List.copyOf(trainings).forEach(training -> training.left(worker));
            }
        });
        listening().onRequest(Train.class, this::train);
        offer(Directory.TRAINER, getLocalName());
    }

    @Override
    protected String doing() {
        return trainings.stream()
                .filter(training -> !training.done())
                .map(SpreadingTraining::describe)
                .collect(Collectors.collectingAndThen(
                        Collectors.joining(", "), words -> words.isEmpty() ? "waits for agents to train" : words));
    }

    private void train(Request request) {
        try {
            SpreadingTraining training = new SpreadingTraining(this, conversations(), workers, request);
            trainings.removeIf(SpreadingTraining::done);
            trainings.add(training);
            addBehaviour(training);
        } catch (IllegalArgumentException e) {
            request.refuse(e.getMessage());
        }
    }
}
