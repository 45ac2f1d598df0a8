package damas.behaviours.training;

import damas.behaviours.conversation.Asking;
import damas.behaviours.conversation.Conversations;
import damas.behaviours.conversation.Directory;
import damas.behaviours.conversation.Request;
import damas.behaviours.conversation.Speech;
import damas.knowledge.draughts.learning.CourseText;
import damas.knowledge.draughts.learning.Curriculum;
import damas.knowledge.draughts.learning.EndgameCourse;
import damas.knowledge.text.NotationException;
import damas.ontology.words.Carried;
import damas.ontology.words.Train;
import damas.ontology.words.TrainSection;
import damas.ontology.words.Trained;
import damas.ontology.words.TrainingJob;
import jade.content.Predicate;
import jade.core.AID;
import jade.core.Agent;
import jade.core.behaviours.TickerBehaviour;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;

/** The trainer's side of one request: hires whoever is free, and goes on without those who are lost. */
public final class SpreadingTraining extends TickerBehaviour {
    private static final long serialVersionUID = 1;
    private static final Logger LOG = LogManager.getLogger(SpreadingTraining.class);

    /** How often workers that were busy are asked again. */
    private static final long LOOK = 1_000;

    /** How long a worker may be silent; it says something every five seconds. */
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    /** After so many breakdowns without a game between them a course cannot be played. */
    private static final int BREAKDOWNS = 10;

    private final transient Conversations conversations;
    private final transient Directory workers;
    private final transient Request request;
    private final transient Curriculum curriculum = new Curriculum();
    private final transient Map<AID, Asking> hired = new HashMap<>();
    private int breakdowns;
    private boolean over;

    /**
     * @throws NotationException if a course makes no sense
     */
    public SpreadingTraining(Agent agent, Conversations conversations, Directory workers, Request request) {
        super(agent, LOOK);
        this.conversations = conversations;
        this.workers = workers;
        this.request = request;
        for (TrainingJob job : ((Train) request.action()).jobs()) {
            EndgameCourse course = CourseText.parse(job.course());
            if (!course.agent().equals(job.agent())) {
                throw new NotationException("the course of " + job.agent() + " is for " + course.agent());
            }
            curriculum.add(course, CourseText.parseState(course, job.state()));
        }
    }

    @Override
    public void onStart() {
        super.onStart();
        request.onCancel(() -> end(() -> request.fail("it was cancelled")));
        request.agree();
        hire();
    }

    @Override
    protected void onTick() {
        hire();
    }

    /** A worker has come. */
    public void came() {
        hire();
    }

    /** A worker has gone: nobody need wait for it. */
    public void left(AID worker) {
        Asking asking = hired.get(worker);
        if (asking != null) {
            asking.giveUp(worker.getLocalName() + " has gone");
        }
    }

    private void hire() {
        if (over) {
            return;
        }
        if (curriculum.isComplete()) {
            end(() -> request.inform(new Carried("all are trained")));
            return;
        }
        workers.all().stream().filter(worker -> !hired.containsKey(worker)).forEach(worker ->
                curriculum.next(worker.getName()).ifPresent(job -> ask(worker, job)));
    }

    private void ask(AID worker, Curriculum.Job job) {
        TrainingJob words = new TrainingJob(
                job.course().agent(), CourseText.format(job.course()), CourseText.format(job.state()));
        Asking asking = new Asking(
                myAgent,
                conversations,
                Speech.request(myAgent, worker, new TrainSection(words)),
                PATIENCE,
                new WorkerListener(worker));
        hired.put(worker, asking);
        myAgent.addBehaviour(asking);
    }

    /** Hears one of the workers. */
    private final class WorkerListener implements Asking.Listener {
        private final AID worker;
        private boolean begun;

        WorkerListener(AID worker) {
            this.worker = worker;
        }

        @Override
        public boolean isAnswer(Predicate words) {
            return !(words instanceof Trained);
        }

        @Override
        public void agreed() {
            begun = true;
        }

        @Override
        public void told(Predicate news) {
            if (!over && news instanceof Trained trained) {
                hear(trained);
            }
        }

        @Override
        public void informed(Predicate answer) {
            release();
            hire();
        }

        @Override
        public void declined(String reason) {
            release();
            if (begun && !over) {
                LOG.warn("training goes on: {}", reason);
                breakdowns++;
                if (breakdowns >= BREAKDOWNS) {
                    end(() -> request.fail("training makes no progress: " + reason));
                }
            }
            // who was busy is asked again later
        }

        private void release() {
            hired.remove(worker);
            curriculum.released(worker.getName());
        }
    }

    private void hear(Trained trained) {
        try {
            EndgameCourse course = curriculum.course(trained.agent())
                    .orElseThrow(() -> new NotationException("nobody trains " + trained.agent()));
            if (curriculum.heard(trained.agent(), CourseText.parseState(course, trained.state()))) {
                breakdowns = 0;
                request.tell(trained);
            }
        } catch (NotationException e) {
            LOG.warn("a worker said something strange: {}", e.getMessage());
        }
    }

    private void end(Runnable answer) {
        if (!over) {
            over = true;
            hired.values().forEach(asking -> {
                asking.hurry();
                asking.forget();
            });
            answer.run();
            stop();
        }
    }

    /** For people. */
    public String describe() {
        return "trains " + curriculum.open().size() + " agents with " + hired.size() + " workers";
    }
}
