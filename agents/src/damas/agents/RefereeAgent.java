package damas.agents;

import damas.behaviours.conversation.Directory;
import damas.behaviours.conversation.Request;
import damas.behaviours.refereeing.RunningGame;
import damas.ontology.words.PlayGame;

/** Runs games between teams. */
public final class RefereeAgent extends TalkingAgent {
    private static final long serialVersionUID = 1;

    private transient Directory teams;

    @Override
    protected void begin() {
        teams = directory(Directory.TEAM);
        listening().onRequest(PlayGame.class, this::play);
        offer(Directory.REFEREE, getLocalName());
    }

    @Override
    protected String doing() {
        return "runs " + listening().openRequests() + " games";
    }

    private void play(Request request) {
        try {
            new RunningGame(this, conversations(), teams, request).start();
        } catch (IllegalArgumentException e) {
            request.refuse(e.getMessage());
        }
    }
}
