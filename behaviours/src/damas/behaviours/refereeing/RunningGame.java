package damas.behaviours.refereeing;

import damas.behaviours.conversation.Asking;
import damas.behaviours.conversation.Conversations;
import damas.behaviours.conversation.Directory;
import damas.behaviours.conversation.Request;
import damas.behaviours.conversation.Speech;
import damas.knowledge.draughts.Colour;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.EnglishDraughts;
import damas.knowledge.draughts.GameInPlay;
import damas.knowledge.draughts.PdnWriter;
import damas.knowledge.engine.Limits;
import damas.knowledge.game.Clock;
import damas.knowledge.game.Fallbacks;
import damas.knowledge.game.Side;
import damas.knowledge.text.NotationException;
import damas.ontology.meaning.Limiting;
import damas.ontology.meaning.Positions;
import damas.ontology.words.ChooseMove;
import damas.ontology.words.Decided;
import damas.ontology.words.MoveLimits;
import damas.ontology.words.PlayGame;
import damas.ontology.words.Played;
import damas.ontology.words.RecordedGame;
import damas.ontology.words.Thinking;
import jade.content.Predicate;
import jade.core.AID;
import jade.core.Agent;
import jade.core.behaviours.WakerBehaviour;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;

/**
 * The referee's side of one game. A team that plays no legal move, or none in time, has lost; one whose coordinator was
 * lost may answer through the next.
 */
public final class RunningGame {
    /** How long a team may be silent; a team that thinks says so every now and then. */
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    /** By how much a move may be late: a loaded machine is no reason to lose. */
    private static final Duration GRACE = Duration.ofSeconds(2);

    /** How often a team is asked again for the same move. */
    private static final int TRIES = 3;

    /** How long a team may be without anybody who plays for it, and how often that is looked at, in milliseconds. */
    private static final int LONGEST_ABSENCE = 10_000;

    private static final int LOOK = 100;

    private static final Logger LOG = LogManager.getLogger(RunningGame.class);

    private final Agent agent;
    private final Conversations conversations;
    private final Directory teams;
    private final Request request;
    private final PlayGame wanted;
    private final GameInPlay game;
    private final Limits limits;
    private final StringBuilder allocations = new StringBuilder();
    private final List<String> comments = new ArrayList<>();
    private Fallbacks fallbacks = Fallbacks.NONE;
    private Optional<Clock> clock;
    private AID coordinator;
    private Asking asking;
    private int tries;
    private int waited;
    private String remark = "";

    /**
     * @throws IllegalArgumentException if the game cannot be played as it is described
     */
    public RunningGame(Agent agent, Conversations conversations, Directory teams, Request request) {
        this.agent = agent;
        this.conversations = conversations;
        this.teams = teams;
        this.request = request;
        wanted = (PlayGame) request.action();
        DraughtsPosition opening = EnglishDraughts.of(Positions.position(wanted.opening()));
        game = new GameInPlay(opening.board(), opening.rules());
        limits = Limiting.limits(wanted.limits());
        clock = limits.clock();
    }

    /** Begins the game. */
    public void start() {
        request.agree();
        goOn();
    }

    private String team() {
        return game.board().turn() == Colour.BLACK ? wanted.first() : wanted.second();
    }

    private void goOn() {
        if (game.outcome().isPresent()) {
            end();
            return;
        }
        Optional<AID> found = teams.find(team());
        if (found.isEmpty()) {
            comeBack();
            return;
        }
        tries++;
        coordinator = found.get();
        long asked = System.nanoTime();
        asking = new Asking(
                agent,
                conversations,
                Speech.request(
                        agent,
                        coordinator,
                        new ChooseMove(
                                wanted.game(),
                                Positions.of(game.position()),
                                limits())),
                PATIENCE,
                new Asking.Listener() {
                    @Override
                    public boolean isAnswer(Predicate words) {
                        return !(words instanceof Thinking);
                    }

                    @Override
                    public void informed(Predicate answer) {
                        moved(answer, Duration.ofNanos(System.nanoTime() - asked));
                    }

                    @Override
                    public void declined(String reason) {
                        LOG.warn("game {}: {}", wanted.game(), reason);
                        if (tries < TRIES) {
                            goOn();
                        } else {
                            forfeit(reason);
                        }
                    }
                });
        agent.addBehaviour(asking);
    }

    /** A coordinator has gone: if it was asked, the next one is. */
    public void left(AID gone) {
        if (gone.equals(coordinator)) {
            asking.giveUp(gone.getLocalName() + " has gone");
        }
    }

    public boolean isOver() {
        return game.outcome().isPresent();
    }

    /** Nobody plays for the team: a coordinator that was lost may be replaced soon. */
    private void comeBack() {
        if (waited >= LONGEST_ABSENCE) {
            forfeit("nobody plays for " + team());
            return;
        }
        waited += LOOK;
        agent.addBehaviour(new WakerBehaviour(agent, LOOK) {
            private static final long serialVersionUID = 1;

            @Override
            protected void onWake() {
                goOn();
            }
        });
    }

    private MoveLimits limits() {
        return Limiting.message(clock.map(limits::withClock).orElse(limits), game.board().turn());
    }

    private void moved(Predicate answer, Duration thought) {
        Side side = game.board().turn();
        clock = clock.map(time -> time.spend(side, thought));
        boolean late = limits.moveTime()
                .map(time -> thought.compareTo(time.plus(GRACE)) > 0)
                .orElse(false);
        if (late || clock.map(time -> time.fallen(side)).orElse(false)) {
            remark = team() + " took " + thought.toMillis() + " ms";
            game.runOutOfTime(side);
            end();
            return;
        }
        if (!(answer instanceof Decided decided)) {
            forfeit(team() + " said something strange: " + answer);
            return;
        }
        try {
            DraughtsMove move = DraughtsMove.parse(decided.move().text(), game.board());
            note(move, decided);
            game.play(move);
            comments.add(decided.fallback() ? Fallbacks.COMMENT : "");
            fallbacks = decided.fallback() ? fallbacks.plus(side) : fallbacks;
        } catch (NotationException e) {
            forfeit(team() + " broke the rules: " + e.getMessage());
            return;
        }
        tries = 0;
        waited = 0;
        goOn();
    }

    private void note(DraughtsMove move, Decided decided) {
        allocations.append(String.join(
                "\t",
                String.valueOf(game.length() + 1),
                move.toString(),
                team(),
                String.join("+", decided.allocation().playerNames()),
                decided.allocation().phase(),
                decided.allocation().reason()));
        allocations.append('\n');
    }

    private void forfeit(String reason) {
        remark = reason;
        game.resign(game.board().turn());
        end();
    }

    private void end() {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", wanted.event());
        tags.put("Round", String.valueOf(wanted.round()));
        tags.put("Black", wanted.first());
        tags.put("White", wanted.second());
        tags.putAll(fallbacks.tags(Colour::name));
        String ending = game.outcome().orElseThrow().text(Colour::name);
        tags.put("Termination", remark.isEmpty() ? ending : ending + ": " + remark);
        String pdn = PdnWriter.format(game.record(tags).with(comments));
        request.inform(new Played(wanted.game(), new RecordedGame(pdn, allocations.toString())));
    }
}
