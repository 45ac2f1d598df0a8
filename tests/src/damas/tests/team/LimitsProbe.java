package damas.tests.team;

import damas.agents.TalkingAgent;
import damas.behaviours.conversation.Directory;
import damas.behaviours.conversation.Request;
import damas.ontology.words.ChooseMove;
import damas.ontology.words.MoveLimits;
import damas.ontology.words.SearchPosition;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A team or a player that keeps the limits of each request for a move, and refuses it. */
public final class LimitsProbe extends TalkingAgent {
    private static final long serialVersionUID = 1;
    private static final int PATIENCE_SECONDS = 60;

    private final String type;
    private final String service;
    private final transient BlockingQueue<MoveLimits> received = new LinkedBlockingQueue<>();

    /**
     * @param type {@link Directory#TEAM} or {@link Directory#PLAYER}
     * @param service the name of the team or of the player
     */
    public LimitsProbe(String type, String service) {
        this.type = type;
        this.service = service;
    }

    @Override
    protected void begin() {
        listening()
                .onRequest(ChooseMove.class, request -> keep(request, ((ChooseMove) request.action()).limits()))
                .onRequest(SearchPosition.class, request ->
                        keep(request, ((SearchPosition) request.action()).limits()));
        offer(type, service);
    }

    @Override
    protected String doing() {
        return "keeps limits";
    }

    private void keep(Request request, MoveLimits limits) {
        received.add(limits);
        request.refuse("only the limits are of interest");
    }

    /** The limits of the first request that was not returned yet; waits for it. */
    public MoveLimits next() throws InterruptedException {
        return Optional.ofNullable(received.poll(PATIENCE_SECONDS, TimeUnit.SECONDS)).orElseThrow();
    }

    /** Like {@link #next} without waiting: empty if no request has come. */
    Optional<MoveLimits> nextNow() {
        return Optional.ofNullable(received.poll());
    }
}
