package damas.behaviours.training;

import damas.behaviours.conversation.Request;
import damas.behaviours.searching.SearchThread;
import damas.knowledge.draughts.learning.CourseText;
import damas.knowledge.draughts.learning.EndgameCourse;
import damas.ontology.words.Carried;
import damas.ontology.words.TrainSection;
import damas.ontology.words.Trained;
import damas.ontology.words.TrainingJob;
import jade.core.AID;
import jade.core.Agent;
import jade.core.behaviours.TickerBehaviour;
import java.util.concurrent.Executor;

/** A worker's side of one section: games on a thread of their own, news after each and now and then between two. */
public final class PlayingSection extends TickerBehaviour {
    private static final long serialVersionUID = 1;

    /** A game may be long: the last news is said again, so that the trainer knows that somebody is there. */
    private static final long NEWS = 5_000;

    private final transient Request request;
    private final transient Executor errands;
    private final String trained;
    private final transient EndgameCourse course;
    private transient EndgameCourse.State state;
    private volatile boolean stopped;

    /**
     * @param errands runs on the agent's thread what other threads want done
     * @throws damas.knowledge.text.NotationException if this is no course
     */
    public PlayingSection(Agent agent, Executor errands, Request request) {
        super(agent, NEWS);
        TrainingJob job = ((TrainSection) request.action()).job();
        this.request = request;
        this.errands = errands;
        trained = job.agent();
        course = CourseText.parse(job.course());
        state = CourseText.parseState(course, job.state());
    }

    @Override
    public void onStart() {
        super.onStart();
        request.onCancel(this::end);
        request.agree();
        EndgameCourse.State first = state;
        SearchThread.run(() -> play(first));
    }

    private void play(EndgameCourse.State first) {
        try {
            EndgameCourse.State reached = first;
            do {
                reached = course.next(reached);
                EndgameCourse.State after = reached;
                errands.execute(() -> reached(after));
            } while (!stopped && !course.endsSection(reached));
            errands.execute(this::end);
        } catch (RuntimeException e) {
            errands.execute(() -> request.fail("the game broke down: " + e));
            errands.execute(this::end);
        }
    }

    private void reached(EndgameCourse.State after) {
        state = after;
        request.tell(new Trained(trained, CourseText.format(after)));
    }

    @Override
    protected void onTick() {
        request.tell(new Trained(trained, CourseText.format(state)));
    }

    /** Plays no further game, and answers. */
    public void end() {
        stopped = true;
        request.inform(new Carried(trained + " has played " + state.games() + " games"));
        stop();
    }

    /** Whether the request came from this agent. */
    public boolean isFor(AID trainer) {
        return request.sender().equals(trainer);
    }

    /** For people. */
    public String describe() {
        return "trains " + trained + ", game " + (state.games() + 1) + " of " + course.games();
    }
}
