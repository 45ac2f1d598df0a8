package damas.containers.engine;

import static damas.knowledge.text.NotationException.quoted;

import damas.knowledge.engine.Limits;
import damas.knowledge.engine.Report;
import damas.knowledge.game.Game;
import damas.knowledge.game.Move;
import damas.knowledge.game.Position;
import damas.knowledge.text.NotationException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * An engine of somebody else, in a process of its own, asked for moves over the protocol. It may die, hang, talk
 * without end or answer rubbish: each ends in an {@link EngineException} that says so. One that did not answer in time
 * is destroyed; after any other trouble it can be asked again, as long as it lives.
 *
 * <p>One thread asks at a time; {@link #stop} and {@link #close} may come from any other.
 */
public final class EngineProcess implements AutoCloseable {
    /** How long an engine may take to start: some load a lot. */
    private static final Duration TO_START = Duration.ofSeconds(30);

    private final EngineLines lines;
    private String name;

    /** Whether the engine still has to answer a question that nobody waits for any more. */
    private boolean owing;

    private boolean isNewGame;

    private EngineProcess(EngineLines lines, String name) {
        this.lines = lines;
        this.name = name;
    }

    /** Starts an engine with this command and waits until it is ready. */
    public static EngineProcess start(List<String> command) throws EngineException, InterruptedException {
        return start(command, TO_START);
    }

    /** The same, with less or more patience. */
    public static EngineProcess start(List<String> command, Duration patience)
            throws EngineException, InterruptedException {
        String words = String.join(" ", command);
        EngineProcess engine = new EngineProcess(EngineLines.start(command, quoted(words)), words);
        try {
            engine.introduce(new Deadline(patience));
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

    /** What the engine calls itself, or its command if it does not say. */
    public String name() {
        return name;
    }

    public boolean isAlive() {
        return lines.isOpen();
    }

    /** Says that the next position belongs to another game. The engine hears of it with that position. */
    public synchronized void newGame() {
        isNewGame = true;
    }

    /**
     * Asks for a move in a game that is not over.
     *
     * @param patience the longest time to wait, from the first line to the move; after that the engine is destroyed
     */
    public synchronized Report choose(Position position, Limits limits, Duration patience)
            throws EngineException, InterruptedException {
        Deadline deadline = new Deadline(patience);
        collectDebt(deadline);
        if (isNewGame) {
            isNewGame = false;
            tell("ucinewgame", deadline);
        }
        tell(words(position), deadline);
        lines.write("go" + LimitsText.format(withinClock(limits, position), position.game()));
        owing = true;
        Optional<Info> info = Optional.empty();
        try {
            while (true) {
                String line = lines.next(deadline, "a move");
                if (line.startsWith("info ")) {
                    info = ReportText.parse(line, position).or(latest(info));
                } else if (isAnswer(line)) {
                    owing = false;
                    Move move = move(line, position);
                    return info.map(said -> said.report(move)).orElse(Report.unsearched(move));
                }
            }
        } catch (InterruptedException e) {
            stop();
            throw e;
        }
    }

    /** Many engines ignore the clock if they get a move time, so the move time must respect the clock. */
    private static Limits withinClock(Limits limits, Position position) {
        return limits.moveTime().isPresent()
                ? limits.withTime(limits.time(position.turn()).orElseThrow())
                : limits;
    }

    private static Supplier<Optional<Info>> latest(Optional<Info> info) {
        return () -> info;
    }

    private static String words(Position position) {
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

    /** Says something that has no answer unless it is wrong, and makes sure that it was heard. */
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

    private void collectDebt(Deadline deadline) throws EngineException, InterruptedException {
        while (owing) {
            owing = !isAnswer(lines.next(deadline, "a move"));
        }
    }

    private static boolean isError(String line) {
        return line.startsWith("error");
    }

    private static boolean isAnswer(String line) {
        return isError(line) || line.startsWith("bestmove");
    }

    private Move move(String line, Position position) throws EngineException {
        if (isError(line)) {
            throw lines.failure("gave no move: " + quoted(line));
        }
        String[] words = line.split("\\s+");
        try {
            return position.game().move(position, words.length > 1 ? words[1] : "");
        } catch (NotationException e) {
            throw lines.failure("answered " + quoted(line) + ": " + e.getMessage());
        }
    }

    /** Asks the engine to answer now; nothing if it has gone. */
    public void stop() {
        try {
            lines.write("stop");
        } catch (EngineException e) {
            // who waits for the move hears of it
        }
    }

    /** Lets the engine quit, and destroys it if it does not; who waits for a move hears of it. */
    @Override
    public void close() {
        lines.close();
    }
}
