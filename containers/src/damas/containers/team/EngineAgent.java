package damas.containers.team;

import damas.agents.TalkingAgent;
import damas.behaviours.conversation.Directory;
import damas.behaviours.conversation.Request;
import damas.knowledge.engine.Engine;
import damas.knowledge.engine.Report;
import damas.ontology.meaning.Limiting;
import damas.ontology.meaning.Positions;
import damas.ontology.meaning.Reports;
import damas.ontology.words.Allocation;
import damas.ontology.words.ChooseMove;
import damas.ontology.words.ChosenMove;
import damas.ontology.words.Decided;
import damas.ontology.words.SearchReport;
import damas.ontology.words.Thinking;
import jade.core.behaviours.TickerBehaviour;
import java.util.List;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;

/** An external engine as a team: takes the requests of a coordinator and passes them on. One game at a time. */
public final class EngineAgent extends TalkingAgent {
    private static final long serialVersionUID = 1;
    private static final Logger LOG = LogManager.getLogger(EngineAgent.class);

    /** The time between two signs of life, in milliseconds. */
    private static final int NEWS_MS = 500;

    private final String team;
    private final transient Engine engine;
    private final String engineName;
    private String game = "";

    /**
     * @param engine finds the moves; it is closed with the agent
     * @param engineName what people call the engine
     */
    public EngineAgent(String team, Engine engine, String engineName) {
        this.team = team;
        this.engineName = engineName;
        this.engine = engine;
    }

    @Override
    protected void begin() {
        listening().onRequest(ChooseMove.class, this::choose);
        offer(Directory.TEAM, team);
    }

    @Override
    protected String doing() {
        return "speaks for " + engineName;
    }

    private void choose(Request request) {
        ChooseMove wanted = (ChooseMove) request.action();
        if (!game.equals(wanted.game())) {
            game = wanted.game();
            engine.newGame();
        }
        Answering answering = new Answering(request, wanted);
        try {
            Engine.Thinking thinking = engine.think(
                    Positions.position(wanted.position()), Limiting.limits(wanted.limits()), answering);
            request.agree();
            request.onCancel(thinking::answerNow);
            addBehaviour(answering.news);
        } catch (IllegalArgumentException e) {
            request.refuse(e.getMessage());
        }
    }

    /** Ends the engine of an agent that was never started. */
    public void close() {
        engine.close();
    }

    @Override
    protected void takeDown() {
        super.takeDown();
        engine.close();
    }

    /** Answers one request. The engine calls it on its own thread; messages are sent on the thread of the agent. */
    private final class Answering implements Engine.Listener {
        private final Request request;
        private final ChooseMove wanted;
        private final TickerBehaviour news;
        private volatile SearchReport latest = Reports.NOTHING;

        Answering(Request request, ChooseMove wanted) {
            this.request = request;
            this.wanted = wanted;
            news = new TickerBehaviour(EngineAgent.this, NEWS_MS) {
                private static final long serialVersionUID = 1;

                @Override
                protected void onTick() {
                    request.tell(new Thinking(wanted.game(), team, latest, ""));
                }
            };
        }

        @Override
        public void report(Report soFar) {
            latest = message(soFar);
        }

        private SearchReport message(Report report) {
            return report.depth() == 0 ? Reports.NOTHING : Reports.of(report, engine.resigns(report));
        }

        @Override
        public void answered(Report last) {
            Decided decided = new Decided(
                    wanted.game(),
                    new ChosenMove(last.best().text()),
                    new Allocation(List.of(team), "external", "an external engine"),
                    message(last),
                    last.fallback());
            errands().execute(() -> {
                news.stop();
                request.inform(decided);
            });
        }

        @Override
        public void failed(String reason, Throwable cause) {
            LOG.warn("game {}: {}", wanted.game(), reason, cause);
            errands().execute(() -> {
                news.stop();
                request.fail(reason);
            });
        }
    }
}
