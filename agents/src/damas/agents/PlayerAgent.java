package damas.agents;

import damas.behaviours.conversation.Directory;
import damas.behaviours.conversation.Request;
import damas.behaviours.knowing.Fetching;
import damas.behaviours.searching.AnsweringPosition;
import damas.behaviours.searching.EnginePool;
import damas.behaviours.searching.LeadingSlaves;
import damas.behaviours.searching.PlayerEngine;
import damas.behaviours.searching.SearchJob;
import damas.knowledge.engine.Engine;
import damas.knowledge.game.Position;
import damas.ontology.meaning.Limiting;
import damas.ontology.meaning.Needed;
import damas.ontology.meaning.Positions;
import damas.ontology.words.Carried;
import damas.ontology.words.Player;
import damas.ontology.words.SearchPosition;
import damas.ontology.words.TakePart;
import java.util.Optional;

/** A player of a team: owns an engine, and leads the search slaves that help it if its plan says so. */
public final class PlayerAgent extends TalkingAgent {
    private static final long serialVersionUID = 1;

    private transient Directory stewards;
    private transient LeadingSlaves slaves;
    private transient Optional<Part> part = Optional.empty();
    private int searches;

    /** The role of this agent and its engines. */
    private record Part(Player player, EnginePool engines) {}

    @Override
    protected void begin() {
        stewards = directory(Directory.STEWARD);
        slaves = new LeadingSlaves(this, conversations(), errands(), directory(Directory.SLAVE));
        listening().onRequest(TakePart.class, this::takePart).onRequest(SearchPosition.class, this::search);
    }

    @Override
    protected String doing() {
        return part.map(taken -> "plays as " + taken.player.name() + ", " + searches + " searches going on")
                .orElse("waits for a part");
    }

    private void takePart(Request request) {
        TakePart wanted = (TakePart) request.action();
        addBehaviour(new Fetching(
                this,
                conversations(),
                () -> stewards.all().stream().findFirst().or(() -> Optional.of(request.sender())),
                Needed.by(wanted.player()),
                () -> take(request, wanted),
                request::fail));
    }

    private void take(Request request, TakePart wanted) {
        Player player = wanted.player();
        try {
            part = Optional.of(
                    new Part(player, new EnginePool(PlayerEngine.of(player, wanted.gameName(), slaves))));
        } catch (IllegalArgumentException e) {
            request.refuse(e.getMessage());
            return;
        }
        offer(Directory.PLAYER, wanted.teamName() + "." + player.name());
        request.inform(new Carried("plays as " + player.name()));
    }

    private void search(Request request) {
        SearchPosition wanted = (SearchPosition) request.action();
        if (part.isEmpty()) {
            request.refuse("this player has no part yet");
            return;
        }
        Part taken = part.get();
        try {
            Position position = Positions.toMove(wanted.position());
            Engine engine = taken.engines.take(wanted.game());
            SearchJob job = start(taken, engine, wanted, position);
            searches++;
            request.agree();
            addBehaviour(new AnsweringPosition(this, request, job, wanted.game(), taken.player.name()));
            job.answer().whenComplete((report, failure) -> {
                taken.engines.giveBack(wanted.game(), engine);
                errands().execute(() -> searches--);
            });
        } catch (IllegalArgumentException e) {
            request.refuse(e.getMessage());
        }
    }

    private static SearchJob start(Part taken, Engine engine, SearchPosition wanted, Position position) {
        try {
            return SearchJob.start(engine, position, Limiting.limits(wanted.limits()));
        } catch (IllegalArgumentException e) {
            taken.engines.giveBack(wanted.game(), engine);
            throw e;
        }
    }
}
