package damas.containers.engine;

import static damas.knowledge.text.NotationException.quoted;

import damas.containers.engine.EngineDialogue.Patience;
import damas.knowledge.engine.Engine;
import damas.knowledge.engine.Limits;
import damas.knowledge.engine.Report;
import damas.knowledge.game.Game;
import damas.knowledge.game.Move;
import damas.knowledge.game.Overtime;
import damas.knowledge.game.Position;
import damas.knowledge.text.NotationException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * An external engine in a process of its own, asked for moves over the protocol. The process may die, hang, write
 * without end or give an illegal move: the listener gets an {@link EngineException} that says so. A process that does
 * not answer in time is destroyed; after any other failure it can be asked again, as long as it lives.
 *
 * <p>Safe for any thread. Lines are exchanged on a thread of this engine, which also calls the listeners. A question
 * that comes during another one waits for its end, and its time runs meanwhile.
 */
public final class ProcessEngine implements Engine {
    private final EngineDialogue dialogue;
    private final EngineLines lines;
    private final Patience patience;
    private String name;
    private volatile boolean isNewGame;

    /** Whether the process still has to answer a question that has failed meanwhile; used by the dialogue only. */
    private boolean isAnswerDue;

    private ProcessEngine(EngineDialogue dialogue, String name, Patience patience) {
        this.dialogue = dialogue;
        this.name = name;
        this.patience = patience;
        lines = dialogue.lines();
    }

    /** Starts an engine with this command and waits until it is ready. */
    public static ProcessEngine start(List<String> command) throws EngineException, InterruptedException {
        return start(command, Patience.DEFAULT);
    }

    /** Starts an engine with this command and waits until it is ready, as long as the patience allows. */
    public static ProcessEngine start(List<String> command, Patience patience)
            throws EngineException, InterruptedException {
        ProcessEngine engine =
                new ProcessEngine(EngineDialogue.start(command), String.join(" ", command), patience);
        try {
            engine.introduce(new Deadline(patience.start()));
        } catch (EngineException | InterruptedException | RuntimeException e) {
            engine.close();
            throw e;
        }
        return engine;
    }

    private void introduce(Deadline deadline) throws EngineException, InterruptedException {
        lines.write("uci");
        String line = lines.next(deadline, "uciok");
        while (!line.equals("uciok")) {
            if (line.startsWith("id name ")) {
                name = line.substring("id name ".length()).strip();
            }
            line = lines.next(deadline, "uciok");
        }
    }

    /** The name that the engine gives itself, or its command if it gives none. */
    public String name() {
        return name;
    }

    /** Whether the process can still be asked. */
    public boolean isAlive() {
        return lines.isOpen();
    }

    /** The process hears of the new game with the next position. */
    @Override
    public void newGame() {
        isNewGame = true;
    }

    @Override
    public Thinking think(Position position, Limits limits, Listener listener) {
        if (position.moves().isEmpty()) {
            throw new IllegalArgumentException("the game is over: " + position.text());
        }
        Question question = new Question(position, limits, listener);
        dialogue.ask(question, listener);
        return question;
    }

    /** Lets the process quit, and destroys it if it does not. A question under way fails. */
    @Override
    public void close() {
        dialogue.close();
    }

    /** Sends a command that is answered only if it is wrong, and waits until the process has read it. */
    private void tell(String command, Deadline deadline) throws EngineException, InterruptedException {
        lines.write(command);
        lines.write("isready");
        Optional<String> error = Optional.empty();
        String line = lines.next(deadline, "readyok");
        while (!line.equals("readyok")) {
            if (isError(line) && error.isEmpty()) {
                error = Optional.of(line);
            }
            line = lines.next(deadline, "readyok");
        }
        if (error.isPresent()) {
            throw lines.failure("refused " + quoted(command) + ": " + quoted(error.get()));
        }
    }

    private static boolean isError(String line) {
        return line.startsWith("error");
    }

    private static boolean isAnswer(String line) {
        return isError(line) || line.startsWith("bestmove");
    }

    /** One position and the dialogue about it. */
    private final class Question implements Thinking, EngineDialogue.Answer<Report> {
        private final Position position;
        private final Limits limits;
        private final Listener listener;
        private final Deadline deadline;

        // between go and the answer the process can be stopped; before that, the wish is kept
        private boolean isAsked;
        private boolean isStopWanted;

        Question(Position position, Limits limits, Listener listener) {
            this.position = position;
            this.limits = limits;
            this.listener = listener;
            deadline = new Deadline(limits.patience(position.turn(), patience.grace()).orElse(patience.move()));
        }

        @Override
        public Report find() throws EngineException, InterruptedException {
            while (isAnswerDue) {
                isAnswerDue = !isAnswer(lines.next(deadline, "a move"));
            }
            if (isNewGame) {
                isNewGame = false;
                tell("ucinewgame", deadline);
            }
            tell(positionCommand(), deadline);
            go();
            try {
                return readAnswer();
            } catch (InterruptedException | RuntimeException e) {
                answerNow();
                throw e;
            } finally {
                end();
            }
        }

        private synchronized void go() throws EngineException {
            lines.write("go" + LimitsText.format(withinClock(), position.game()));
            isAsked = true;
            isAnswerDue = true;
            if (isStopWanted) {
                lines.write("stop");
            }
        }

        private synchronized void end() {
            isAsked = false;
        }

        @Override
        public synchronized void answerNow() {
            isStopWanted = true;
            if (isAsked) {
                try {
                    lines.write("stop");
                } catch (EngineException e) {
                    // the process has gone: reading its next line fails too, and the listener gets that failure
                    isAsked = false;
                }
            }
        }

        private Report readAnswer() throws EngineException, InterruptedException {
            Optional<Info> info = Optional.empty();
            while (true) {
                String line = lines.next(deadline, "a move");
                if (line.startsWith("info ")) {
                    Optional<Info> read = ReportText.parse(line, position);
                    read.filter(said -> !said.line().isEmpty())
                            .ifPresent(said -> listener.report(said.report(said.line().get(0))));
                    info = read.or(latest(info));
                } else if (isAnswer(line)) {
                    isAnswerDue = false;
                    Move move = move(line);
                    return info.map(said -> said.report(move)).orElse(Report.unsearched(move));
                }
            }
        }

        private static Supplier<Optional<Info>> latest(Optional<Info> info) {
            return () -> info;
        }

        private Move move(String line) throws EngineException {
            if (isError(line)) {
                throw lines.failure("gave no move: " + quoted(line));
            }
            String[] words = line.split("\\s+");
            try {
                return position.game().move(position, words.length > 1 ? words[1] : "");
            } catch (NotationException e) {
                EngineException wrong = lines.failure("answered " + quoted(line) + ": " + e.getMessage());
                wrong.initCause(e);
                throw wrong;
            }
        }

        /**
         * Many engines ignore the clock if they get a move time, so the move time must respect the clock. The protocol
         * has no words for overtime: then the time of the move is planned here.
         */
        private Limits withinClock() {
            boolean hasOvertime = limits.clock().filter(clock -> !clock.overtime().equals(Overtime.NONE)).isPresent();
            if (limits.moveTime().isEmpty() && !hasOvertime) {
                return limits;
            }
            Duration time = limits.time(position.turn()).orElseThrow();
            return (hasOvertime ? limits.withoutTime() : limits).withTime(time);
        }

        private String positionCommand() {
            Game game = position.game();
            String first = position.start().text();
            StringBuilder words = new StringBuilder("position ");
            words.append(first.equals(game.start(game.rules().get(0)).text()) ? "startpos" : "fen " + first);
            if (!position.played().isEmpty()) {
                words.append(" moves");
                position.played().forEach(move -> words.append(' ').append(move.text()));
            }
            return words.toString();
        }
    }
}
