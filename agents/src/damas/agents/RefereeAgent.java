package damas.agents;

import damas.behaviours.conversation.Directory;
import damas.behaviours.conversation.Request;
import damas.behaviours.refereeing.RunningGame;
import damas.ontology.words.PlayGame;
import jade.core.AID;
import java.util.ArrayList;
import java.util.List;

/** Runs games between teams. */
public final class RefereeAgent extends TalkingAgent {
    private static final long serialVersionUID = 1;

    private final transient List<RunningGame> games = new ArrayList<>();
    private transient Directory teams;

    @Override
    protected void begin() {
        teams = directory(Directory.TEAM).with(new Directory.Listener() {
            @Override
            public void left(AID coordinator, String team) {
                games.forEach(game -> game.left(coordinator));
            }
        });
        listening().onRequest(PlayGame.class, this::play);
        offer(Directory.REFEREE, getLocalName());
    }

    @Override
    protected String doing() {
        return "runs " + listening().openRequests() + " games";
    }

    private void play(Request request) {
        try {
            RunningGame game = new RunningGame(this, conversations(), teams, request);
            games.removeIf(RunningGame::isOver);
            games.add(game);
            game.start();
        } catch (IllegalArgumentException e) {
            request.refuse(e.getMessage());
        }
    }
}
