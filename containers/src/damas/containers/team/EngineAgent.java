package damas.containers.team;

import damas.agents.TalkingAgent;
import damas.behaviours.conversation.Directory;
import damas.behaviours.conversation.Request;
import damas.containers.engine.EngineException;
import damas.containers.engine.EngineProcess;
import damas.knowledge.engine.Limits;
import damas.knowledge.engine.Report;
import damas.knowledge.game.Position;
import damas.knowledge.text.NotationException;
import damas.ontology.meaning.Limiting;
import damas.ontology.meaning.Positions;
import damas.ontology.meaning.Reports;
import damas.ontology.words.Allocation;
import damas.ontology.words.ChooseMove;
import damas.ontology.words.ChosenMove;
import damas.ontology.words.Decided;
import damas.ontology.words.Thinking;
import jade.core.behaviours.TickerBehaviour;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** An external engine among the teams: it is asked like a coordinator, and asks its engine. One game at a time. */
public final class EngineAgent extends TalkingAgent {
    private static final long serialVersionUID = 1;
    private static final int NEWS = 500;

    /** The longest time to wait for a move without a limit on its time. */
    private static final Duration PATIENCE = Duration.ofMinutes(10);

    /** The longest delay of an answer beyond its time, if the clock of the side allows it. */
    private static final Duration GRACE = Duration.ofSeconds(2);

    private final String team;
    private final transient EngineProcess engine;
    private final transient ExecutorService thread = Executors.newSingleThreadExecutor(task -> {
        Thread asking = new Thread(task, "engine");
        asking.setDaemon(true);
        return asking;
    });
    private String game = "";

    public EngineAgent(String team, EngineProcess engine) {
        this.team = team;
        this.engine = engine;
    }

    @Override
    protected void begin() {
        listening().onRequest(ChooseMove.class, this::choose);
        offer(Directory.TEAM, team);
    }

    @Override
    protected String doing() {
        return "speaks for " + engine.name();
    }

    private void choose(Request request) {
        ChooseMove wanted = (ChooseMove) request.action();
        try {
            Position position = Positions.position(wanted.position());
            request.agree();
            request.onCancel(engine::stop);
            TickerBehaviour news = new TickerBehaviour(this, NEWS) {
                private static final long serialVersionUID = 1;

                @Override
                protected void onTick() {
                    request.tell(new Thinking(wanted.game(), team, Reports.NOTHING, ""));
                }
            };
            addBehaviour(news);
            thread.execute(() -> think(request, wanted, position, news));
        } catch (NotationException e) {
            request.refuse(e.getMessage());
        }
    }

    private void think(Request request, ChooseMove wanted, Position position, TickerBehaviour news) {
        try {
            if (!game.equals(wanted.game())) {
                game = wanted.game();
                engine.newGame();
            }
            Limits limits = Limiting.limits(wanted.limits());
            Duration patience = limits.patience(position.turn(), GRACE).orElse(PATIENCE);
            Report chosen = engine.choose(position, limits, patience);
            Decided decided = new Decided(
                    wanted.game(),
                    new ChosenMove(chosen.best().text()),
                    new Allocation(List.of(team), "external", "an external engine"),
                    chosen.depth() == 0 ? Reports.NOTHING : Reports.of(chosen),
                    chosen.fallback());
            errands().execute(() -> request.inform(decided));
        } catch (EngineException e) {
            errands().execute(() -> request.fail(e.getMessage()));
        } catch (InterruptedException e) {
            errands().execute(() -> request.fail("interrupted"));
        } finally {
            errands().execute(news::stop);
        }
    }

    @Override
    protected void takeDown() {
        super.takeDown();
        thread.shutdownNow();
        engine.close();
    }
}
