package damas.tests.tictactoe;

import damas.agents.TalkingAgent;
import damas.behaviours.conversation.Directory;
import damas.behaviours.conversation.Request;
import damas.knowledge.game.Position;
import damas.knowledge.text.NotationException;
import damas.knowledge.textbook.ExhaustiveSearch;
import damas.ontology.meaning.Positions;
import damas.ontology.words.Allocation;
import damas.ontology.words.ChooseMove;
import damas.ontology.words.ChosenMove;
import damas.ontology.words.Decided;
import damas.ontology.words.SearchReport;
import java.util.List;

/** A team of one agent that plays small games perfectly: asked like a coordinator, it searches to the end. */
public final class EngineTeam extends TalkingAgent {
    private static final long serialVersionUID = 1;

    @Override
    protected void begin() {
        listening().onRequest(ChooseMove.class, this::choose);
        offer(Directory.TEAM, getLocalName());
    }

    @Override
    protected String doing() {
        return "plays perfectly";
    }

    private void choose(Request request) {
        ChooseMove wanted = (ChooseMove) request.action();
        try {
            Position position = Positions.position(wanted.position());
            request.inform(new Decided(
                    wanted.game(),
                    new ChosenMove(ExhaustiveSearch.best(position).text()),
                    new Allocation(List.of(getLocalName()), "whole game", "it plays alone"),
                    new SearchReport(0, 0, 0, 0, ""),
                    false));
        } catch (NotationException e) {
            request.refuse(e.getMessage());
        }
    }
}
