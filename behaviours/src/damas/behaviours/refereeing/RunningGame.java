package damas.behaviours.refereeing;

import damas.behaviours.conversation.Asking;
import damas.behaviours.conversation.Conversations;
import damas.behaviours.conversation.Directory;
import damas.behaviours.conversation.Request;
import damas.behaviours.conversation.Speech;
import damas.knowledge.engine.GameDirector;
import damas.knowledge.engine.Limits;
import damas.knowledge.game.Clock;
import damas.knowledge.game.Ending;
import damas.knowledge.game.Fallbacks;
import damas.knowledge.game.Game;
import damas.knowledge.game.GameRecord;
import damas.knowledge.game.Move;
import damas.knowledge.game.Outcome;
import damas.knowledge.game.Position;
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
 * The referee's side of one game, of any kind: drives a {@link GameDirector} with the answers of two teams. A team that
 * plays no legal move, or none in time, has lost. If a coordinator is lost, its successor is asked.
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
    private final Game game;
    private final GameDirector director;
    private final Limits limits;
    private final StringBuilder allocations = new StringBuilder();
    private final List<String> comments = new ArrayList<>();
    private Fallbacks fallbacks = Fallbacks.NONE;
    private AID coordinator;
    private Asking asking;
    private int tries;
    private int waited;

    /**
     * @throws IllegalArgumentException if the game cannot be played as it is described
     */
    public RunningGame(Agent agent, Conversations conversations, Directory teams, Request request) {
        this.agent = agent;
        this.conversations = conversations;
        this.teams = teams;
        this.request = request;
        wanted = (PlayGame) request.action();
        Position opening = Positions.position(wanted.opening());
        game = opening.game();
        limits = Limiting.limits(wanted.limits());
        director = new GameDirector(opening, limits.clock(), limits.moveTime().map(GRACE::plus));
        opening.played().forEach(move -> comments.add(""));
    }

    /** Begins the game. */
    public void start() {
        request.agree();
        obey(director.on(new GameDirector.Begun(), System.nanoTime()));
    }

    private void obey(List<GameDirector.Effect> effects) {
        for (GameDirector.Effect effect : effects) {
            if (effect instanceof GameDirector.Ended) {
                end();
            } else {
                tries = 0;
                waited = 0;
                ask();
            }
        }
    }

    private String team() {
        return director.position().turn() == Side.FIRST ? wanted.first() : wanted.second();
    }

    private void ask() {
        Optional<AID> found = teams.find(team());
        if (found.isEmpty()) {
            comeBack();
            return;
        }
        tries++;
        coordinator = found.get();
        director.on(new GameDirector.AskedAgain(), System.nanoTime());
        asking = new Asking(
                agent,
                conversations,
                Speech.request(
                        agent,
                        coordinator,
                        new ChooseMove(
                                wanted.game(),
                                Positions.of(
                                        director.position(), game.boardRules(wanted.opening().rules())),
                                limits())),
                PATIENCE,
                new Asking.Listener() {
                    @Override
                    public boolean isAnswer(Predicate words) {
                        return !(words instanceof Thinking);
                    }

                    @Override
                    public void informed(Predicate answer) {
                        answered(answer, System.nanoTime());
                    }

                    @Override
                    public void declined(String reason) {
                        if (director.isDone()) {
                            return;
                        }
                        LOG.warn("game {}: {}", wanted.game(), reason);
                        if (tries < TRIES) {
                            ask();
                        } else {
                            forfeit(reason);
                        }
                    }
                });
        agent.addBehaviour(asking);
        setAlarm();
    }

    /**
     * Ends a game with clocks when the time of the side to move is over, even if its coordinator stays silent. A move
     * time alone sets no alarm: a coordinator that is lost gets a successor, which is asked again.
     */
    private void setAlarm() {
        Optional<Clock> clock = director.clock();
        if (clock.isEmpty()) {
            return;
        }
        Asking asked = asking;
        // rounded up: an alarm before the end of the time would not end the game
        long milliseconds = clock.get().longest(director.position().turn()).toMillis() + 1;
        agent.addBehaviour(new WakerBehaviour(agent, milliseconds) {
            private static final long serialVersionUID = 1;

            @Override
            protected void onWake() {
                if (asking == asked && !director.isDone()) {
                    asked.forget();
                    asked.hurry();
                    obey(director.on(new GameDirector.Ticked(), System.nanoTime()));
                }
            }
        });
    }

    /** A coordinator has gone: if it was asked, the next one is. */
    public void left(AID gone) {
        if (gone.equals(coordinator)) {
            asking.giveUp(gone.getLocalName() + " has gone");
        }
    }

    public boolean isOver() {
        return director.isDone();
    }

    /** Waits while the team has no coordinator: one that was lost may be replaced soon. */
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
                ask();
            }
        });
    }

    private MoveLimits limits() {
        return Limiting.message(
                director.clock().map(limits::withClock).orElse(limits), director.position().turn());
    }

    private void answered(Predicate answer, long nanos) {
        obey(director.on(new GameDirector.Ticked(), nanos));
        if (director.isDone()) {
            return;
        }
        if (!(answer instanceof Decided decided)) {
            forfeit(team() + " said something strange: " + answer);
            return;
        }
        if (decided.report().resigns()) {
            obey(director.on(new GameDirector.Resigned(director.position().turn()), nanos));
            return;
        }
        try {
            Move move = game.move(director.position(), decided.move().text());
            note(move, decided);
            obey(director.on(new GameDirector.Moved(move), nanos));
        } catch (NotationException e) {
            forfeit(team() + " broke the rules: " + e.getMessage());
        }
    }

    private void note(Move move, Decided decided) {
        allocations.append(String.join(
                "\t",
                String.valueOf(director.position().played().size() + 1),
                move.text(),
                team(),
                String.join("+", decided.allocation().playerNames()),
                decided.allocation().phase(),
                decided.allocation().reason()));
        allocations.append('\n');
        comments.add(decided.fallback() ? Fallbacks.COMMENT : "");
        fallbacks = decided.fallback() ? fallbacks.plus(director.position().turn()) : fallbacks;
    }

    private void forfeit(String reason) {
        obey(director.on(new GameDirector.Failed(reason), System.nanoTime()));
    }

    private void end() {
        Outcome outcome = director.outcome().orElseThrow();
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", wanted.event());
        tags.put("Round", String.valueOf(wanted.round()));
        tags.put(game.sideName(Side.FIRST), wanted.first());
        tags.put(game.sideName(Side.SECOND), wanted.second());
        tags.putAll(fallbacks.tags(game::sideName));
        String ending = outcome.text(game::sideName);
        String remark = outcome.ending().equals(Ending.TIME) ? team() + " " + director.remark() : director.remark();
        tags.put("Termination", remark.isEmpty() ? ending : ending + ": " + remark);
        String text = game.records().format(new GameRecord(tags, director.position(), comments, outcome.result()));
        request.inform(new Played(wanted.game(), new RecordedGame(text, allocations.toString())));
    }
}
