package damas.containers.gtp;

import static damas.knowledge.text.NotationException.quoted;

import damas.containers.engine.Deadline;
import damas.containers.engine.EngineDialogue;
import damas.containers.engine.EngineDialogue.Patience;
import damas.containers.engine.EngineException;
import damas.knowledge.engine.Engine;
import damas.knowledge.engine.Limits;
import damas.knowledge.engine.Report;
import damas.knowledge.game.Position;
import damas.knowledge.go.Go;
import damas.knowledge.go.GoMove;
import damas.knowledge.go.GoPosition;
import damas.knowledge.text.NotationException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * An external program of Go in a process of its own, asked over GTP. The process may die, hang or answer nonsense: the
 * listener gets an {@link EngineException} that says so. A process that does not answer in time is destroyed; after any
 * other failure it can be asked again, as long as it lives.
 *
 * <p>GTP has no words for depth and nodes: {@link #think} refuses these limits. A move time is a period for one move.
 * Times are told in whole seconds, one at least. Safe for any thread.
 */
public final class GtpEngine implements Engine {
    private static final String RESIGN = "resign";

    private final EngineDialogue dialogue;
    private final GtpDialogue talk;
    private final GtpMirror mirror;
    private final Patience patience;
    private String name;
    private boolean isInterruptible;

    /** The last answer if it was a resignation; its move is a pass. */
    private volatile Optional<Report> resignation = Optional.empty();

    private GtpEngine(EngineDialogue dialogue, Patience patience) {
        this.dialogue = dialogue;
        this.patience = patience;
        talk = new GtpDialogue(dialogue.lines());
        mirror = new GtpMirror(talk);
    }

    /** Starts a program with this command and waits until it is ready. */
    public static GtpEngine start(List<String> command) throws EngineException, InterruptedException {
        return start(command, Patience.DEFAULT);
    }

    /** Starts a program with this command and waits until it is ready, as long as the patience allows. */
    public static GtpEngine start(List<String> command, Patience patience)
            throws EngineException, InterruptedException {
        GtpEngine engine = new GtpEngine(EngineDialogue.start(command), patience);
        try {
            engine.introduce(new Deadline(patience.start()));
        } catch (EngineException | InterruptedException | RuntimeException e) {
            engine.close();
            throw e;
        }
        return engine;
    }

    private void introduce(Deadline deadline) throws EngineException, InterruptedException {
        name = talk.ask("name", deadline);
        List<String> known = talk.ask("list_commands", deadline).lines().map(String::strip).toList();
        isInterruptible = known.contains("gogui-interrupt");
        mirror.setKnown(known);
    }

    /** The name that the program gives itself. */
    public String name() {
        return name;
    }

    /** Whether the process can still be asked. */
    public boolean isAlive() {
        return dialogue.lines().isOpen();
    }

    @Override
    public void newGame() {
        mirror.forget();
    }

    @Override
    public Thinking think(Position position, Limits limits, Listener listener) {
        GoPosition at = Go.of(position);
        if (at.outcome().isPresent()) {
            throw new IllegalArgumentException("the game is over: " + at.text());
        }
        boolean isInfinite = limits.equals(Limits.INFINITE);
        if (isInfinite && !isInterruptible || !isInfinite && limits.depth().isPresent() || limits.nodes().isPresent()) {
            throw new IllegalArgumentException("GTP knows no limit of depth or nodes; limit the time, or set the"
                    + " strength in the command of " + name);
        }
        Question question = new Question(at, limits);
        dialogue.ask(question, listener);
        return question;
    }

    @Override
    public boolean resigns(Report last) {
        return resignation.filter(report -> report == last).isPresent();
    }

    /**
     * Asks for the score of a position, as the program judges it: Black's points minus White's.
     *
     * @return the score, or an {@link EngineException}
     */
    public CompletableFuture<Double> score(GoPosition position) {
        Deadline deadline = new Deadline(patience.move());
        return dialogue.ask(() -> {
            mirror.show(position, deadline);
            String score = talk.ask("final_score", deadline).strip();
            if (score.equals("0")) {
                return 0.0;
            }
            if (!score.matches("[BW]\\+[0-9]{1,4}(\\.[0-9]{1,4})?")) {
                throw dialogue.lines().failure("answered " + quoted(score) + " to final_score, which is no score");
            }
            double points = Double.parseDouble(score.substring(2));
            return score.startsWith("B") ? points : -points;
        });
    }

    /**
     * Sends any command: what the program has on its board is not known afterwards.
     *
     * @return the answer, or an {@link EngineException}
     */
    public CompletableFuture<String> command(String text) {
        Deadline deadline = new Deadline(patience.move());
        return dialogue.ask(() -> {
            mirror.forget();
            return talk.ask(text, deadline);
        });
    }

    /** Lets the process quit, and destroys it if it does not. A question under way fails. */
    @Override
    public void close() {
        dialogue.close();
    }

    /** One position and the dialogue about it. */
    private final class Question implements Thinking, EngineDialogue.Answer<Report> {
        private final GoPosition position;
        private final Limits limits;
        private final Deadline deadline;

        // between genmove and its answer the program can be interrupted; before that, the wish is kept
        private boolean isAsked;
        private boolean isStopWanted;

        Question(GoPosition position, Limits limits) {
            this.position = position;
            this.limits = limits;
            deadline = new Deadline(limits.patience(position.turn(), patience.grace()).orElse(patience.move()));
        }

        @Override
        public Report find() throws EngineException, InterruptedException {
            mirror.show(position, deadline);
            mirror.tellTime(limits, position.turn(), deadline);
            String colour = GtpMirror.colour(position.turn());
            begin("genmove " + colour);
            String answer;
            try {
                answer = talk.read(deadline).strip();
            } finally {
                end();
            }
            if (answer.toLowerCase(Locale.ROOT).equals(RESIGN)) {
                Report last = Report.unsearched(GoMove.PASS);
                resignation = Optional.of(last);
                return last;
            }
            GoMove move = move(answer);
            mirror.played(move);
            return Report.unsearched(move);
        }

        private GoMove move(String answer) throws EngineException {
            try {
                return Go.GAME.move(position, answer);
            } catch (NotationException e) {
                mirror.forget();
                EngineException wrong =
                        dialogue.lines().failure("answered " + quoted(answer) + " to genmove: " + e.getMessage());
                wrong.initCause(e);
                throw wrong;
            }
        }

        private synchronized void begin(String command) throws EngineException {
            talk.send(command);
            isAsked = true;
            if (isStopWanted) {
                interrupt();
            }
        }

        private synchronized void end() {
            isAsked = false;
        }

        @Override
        public synchronized void answerNow() {
            isStopWanted = true;
            if (isAsked) {
                interrupt();
            }
        }

        private void interrupt() {
            if (isInterruptible) {
                try {
                    dialogue.lines().write("# interrupt");
                } catch (EngineException e) {
                    // the process has gone: reading its next line fails too, and the listener gets that failure
                    isAsked = false;
                }
            }
        }
    }
}
