package damas.behaviours.searching;

import damas.behaviours.conversation.Request;
import damas.ontology.meaning.Reports;
import damas.ontology.words.SearchReport;
import damas.ontology.words.Searched;
import damas.ontology.words.Thinking;
import jade.core.Agent;
import jade.core.behaviours.SimpleBehaviour;
import java.time.Duration;
import java.util.Optional;

/**
 * A player's side of one request for a move: sends each finished iteration as it comes ({@link NewsPace}), and in the
 * end the answer or the reason of the failure. A player that sends nothing for a while is lost.
 */
public final class AnsweringPosition extends SimpleBehaviour {
    private static final long serialVersionUID = 1;

    private final transient Request request;
    private final transient SearchJob job;
    private final String game;
    private final String player;
    private final transient NewsPace pace = new NewsPace(System::nanoTime);
    private transient Optional<SearchReport> sent = Optional.empty();
    private boolean over;

    public AnsweringPosition(Agent agent, Request request, SearchJob job, String game, String player) {
        super(agent);
        this.request = request;
        this.job = job;
        this.game = game;
        this.player = player;
        request.onCancel(job::stop);
        job.onNews(this::restart);
    }

    @Override
    public void action() {
        if (job.answer().isDone()) {
            over = true;
            answer();
            return;
        }
        Optional<SearchReport> found = job.soFar();
        boolean isNew = !found.equals(sent);
        Duration pause = pace.pause(isNew);
        if (pause.isNegative() || pause.isZero()) {
            request.tell(new Thinking(game, player, found.orElse(Reports.NOTHING), ""));
            sent = found;
            pace.sent(isNew);
            isNew = false;
            pause = pace.pause(false);
        }
        // rounded up: a pause of less than a millisecond must not become a busy loop
        block(pause.plusNanos(999_999).toMillis());
        if (job.answer().isDone() || !isNew && !job.soFar().equals(sent)) {
            // the search went on between the look and the block
            restart();
        }
    }

    private void answer() {
        job.failure().ifPresentOrElse(
                reason -> request.fail(reason + "; the log of " + myAgent.getLocalName() + " has more"),
                () -> request.inform(new Searched(game, job.answer().join())));
    }

    @Override
    public boolean done() {
        return over;
    }
}
