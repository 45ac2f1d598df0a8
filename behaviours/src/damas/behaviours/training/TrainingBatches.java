package damas.behaviours.training;

import damas.behaviours.conversation.Speech;
import damas.ontology.words.Train;
import damas.ontology.words.TrainingJob;
import java.util.ArrayList;
import java.util.List;

/** Divides jobs among requests: many agents, or a few that have come far, do not fit into one message. */
public final class TrainingBatches {
    private TrainingBatches() {}

    /** The requests, in the jobs' order; a job that is too long for any message has one to itself. */
    public static List<Train> of(List<TrainingJob> jobs) {
        List<Train> batches = new ArrayList<>();
        List<TrainingJob> batch = new ArrayList<>();
        int length = 0;
        for (TrainingJob job : jobs) {
            int more = job.course().length() + job.state().length();
            if (!batch.isEmpty() && length + more > Speech.LONGEST / 2) {
                batches.add(new Train(List.copyOf(batch)));
                batch.clear();
                length = 0;
            }
            batch.add(job);
            length += more;
        }
        batches.add(new Train(List.copyOf(batch)));
        return batches;
    }
}
