package damas.agents;

import damas.behaviours.conversation.Directory;
import damas.behaviours.conversation.Request;
import damas.behaviours.training.PlayingSection;
import damas.ontology.words.TrainSection;
import jade.core.AID;
import java.util.Optional;

/** Plays training games for a trainer, a section at a time; one for each core of a host. */
public final class TrainingWorkerAgent extends TalkingAgent {
    private static final long serialVersionUID = 1;

    private transient Optional<PlayingSection> section = Optional.empty();

    @Override
    protected void begin() {
        directory(Directory.TRAINER).with(new Directory.Listener() {
            @Override
            public void left(AID trainer, String service) {
                current().filter(playing -> playing.isFor(trainer)).ifPresent(PlayingSection::end);
            }
        });
        listening().onRequest(TrainSection.class, this::play);
        offer(Directory.TRAINING_WORKER, getLocalName());
    }

    private Optional<PlayingSection> current() {
        return section.filter(playing -> !playing.done());
    }

    @Override
    protected String doing() {
        return current().map(PlayingSection::describe).orElse("waits for a trainer");
    }

    private void play(Request request) {
        if (current().isPresent()) {
            request.refuse(getLocalName() + " " + doing());
            return;
        }
        try {
            PlayingSection playing = new PlayingSection(this, errands(), request);
            section = Optional.of(playing);
            addBehaviour(playing);
        } catch (IllegalArgumentException e) {
            request.refuse(e.getMessage());
        }
    }

    @Override
    protected void takeDown() {
        current().ifPresent(PlayingSection::end);
        super.takeDown();
    }
}
