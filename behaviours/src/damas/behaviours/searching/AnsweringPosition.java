package damas.behaviours.searching;

import damas.behaviours.conversation.Request;
import damas.ontology.meaning.Reports;
import damas.ontology.words.SearchReport;
import damas.ontology.words.Searched;
import damas.ontology.words.Thinking;
import jade.core.Agent;
import jade.core.behaviours.SimpleBehaviour;
import java.time.Duration;

/**
 * A player's side of one request for a move: says now and then what it has found, and in the end what it would play.
 * Who hears nothing for a while knows that the player is gone.
 */
public final class AnsweringPosition extends SimpleBehaviour {
    /** How often a player says what it has found so far; at first more often, for those who have little time. */
    public static final Duration NEWS = Duration.ofMillis(200);

    private static final long serialVersionUID = 1;

    private final transient Request request;
    private final transient SearchJob job;
    private final String game;
    private final String player;
    private long lastNews = System.nanoTime();
    private long pause = NEWS.toNanos() / 4;
    private boolean over;

    public AnsweringPosition(Agent agent, Request request, SearchJob job, String game, String player) {
        super(agent);
        this.request = request;
        this.job = job;
        this.game = game;
        this.player = player;
        request.onCancel(job::stop);
        job.answer().whenComplete((report, failure) -> restart());
    }

    @Override
    public void action() {
        if (job.answer().isDone()) {
            over = true;
            SearchReport none = Reports.NOTHING;
            SearchReport report = job.answer().exceptionally(e -> none).join();
            if (report.equals(none)) {
                request.fail("the search failed; the log of " + myAgent.getLocalName() + " has more");
            } else {
                request.inform(new Searched(game, report));
            }
            return;
        }
        long left = pause - (System.nanoTime() - lastNews);
        if (left <= 0) {
            lastNews = System.nanoTime();
            pause = Math.min(2 * pause, NEWS.toNanos());
            left = pause;
            request.tell(new Thinking(game, player, job.soFar().orElse(Reports.NOTHING), ""));
        }
        block(Math.max(1, left / 1_000_000));
        if (job.answer().isDone()) {
            // it ended between the look and the block
            restart();
        }
    }

    @Override
    public boolean done() {
        return over;
    }
}
