package damas.containers.engine;

import static damas.knowledge.text.NotationException.quoted;

import damas.knowledge.engine.Budget;
import damas.knowledge.engine.Engine;
import damas.knowledge.engine.Limits;
import damas.knowledge.engine.Report;
import damas.knowledge.game.Game;
import damas.knowledge.game.Position;
import damas.knowledge.text.NotationException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;

/**
 * The engine's side of the protocol, without input or output: takes lines from the client and reports from an {@link
 * Engine}, and gives lines. A command that cannot be obeyed gets an error and changes nothing, but for a refused {@code
 * position}: there is none then until a valid one comes. Safe for any thread.
 */
public final class EngineProtocol {
    private static final Logger LOG = LogManager.getLogger(EngineProtocol.class);

    private static final String IS_READY = "isready";
    private static final String STOP = "stop";
    private static final String QUIT = "quit";

    /** What is heard during a count; the rest waits, so that a script may ask for a count and more. */
    private static final Set<String> UNDELAYED = Set.of(IS_READY, STOP, QUIT);

    private final String name;
    private final Game game;
    private final Engine engine;
    private final Executor counting;
    private final Consumer<String> out;

    /** Empty after a {@code position} that was refused: the next {@code go} must not answer for the one before. */
    private Optional<Position> position;
    private Optional<Turn> turn = Optional.empty();

    // a count, and the lines that wait for its end
    private Optional<AtomicBoolean> count = Optional.empty();
    private final Deque<String> waiting = new ArrayDeque<>();

    /**
     * @param name what the engine calls itself
     * @param engine finds the moves
     * @param counting runs {@code perft}, which may take its time
     * @param out takes each line
     */
    public EngineProtocol(String name, Game game, Engine engine, Executor counting, Consumer<String> out) {
        this.name = name;
        this.game = game;
        this.engine = engine;
        this.counting = counting;
        this.out = out;
        position = Optional.of(start());
    }

    /** Takes a line and says whether to go on: false after {@code quit}. */
    public synchronized boolean accept(String line) {
        if (count.isPresent() && !UNDELAYED.contains(line.strip())) {
            waiting.add(line);
        } else {
            obey(line);
        }
        return !line.strip().equals(QUIT);
    }

    private void obey(String line) {
        List<String> words = List.of(line.strip().split("\\s+"));
        String command = words.get(0);
        try {
            obey(command, words.subList(1, words.size()));
        } catch (NotationException | IllegalStateException e) {
            error(e.getMessage());
        } catch (RuntimeException e) {
            LOG.warn("{} failed", quoted(line), e);
            error(quoted(command) + " failed: " + e);
        }
    }

    private void obey(String command, List<String> words) {
        switch (command) {
            case "" -> { }
            case "uci" -> {
                requireAlone(command, words);
                out.accept("id name " + name);
                out.accept("uciok");
            }
            case IS_READY -> {
                requireAlone(command, words);
                out.accept("readyok");
            }
            case "ucinewgame" -> {
                requireAlone(command, words);
                requireIdle(command);
                engine.newGame();
                position = Optional.of(start());
            }
            case "position" -> {
                position = Optional.empty();
                requireIdle(command);
                position = Optional.of(position(words));
            }
            case "go" -> {
                requireIdle(command);
                Position at = requirePosition();
                go(at, LimitsText.parse(words, at), words.contains(LimitsText.INFINITE));
            }
            case "perft" -> {
                requireIdle(command);
                count(words);
            }
            case STOP -> {
                requireAlone(command, words);
                stopThinking();
                count.ifPresent(stop -> stop.set(true));
            }
            case QUIT -> {
                requireAlone(command, words);
                stopThinking();
            }
            case "setoption" -> throw new NotationException("there are no options to set");
            default -> throw new NotationException("there is no command " + quoted(command));
        }
    }

    private static void requireAlone(String command, List<String> words) {
        if (!words.isEmpty()) {
            throw new NotationException(command + " stands alone, without " + quoted(String.join(" ", words)));
        }
    }

    private void requireIdle(String command) {
        if (turn.isPresent()) {
            throw new IllegalStateException("still thinking: stop it first, or wait with " + command);
        }
    }

    private Position requirePosition() {
        return position.orElseThrow(() -> new IllegalStateException("no position"));
    }

    private void error(String reason) {
        out.accept("error " + reason.strip().replaceAll("[\\s\\p{Cntrl}]+", " "));
    }

    // ---- position ----

    /** Under the rules of the board alone: draws by repetition are the referee's business, whose rules may differ. */
    private String rules() {
        return game.boardRules(game.rules().get(0));
    }

    private Position start() {
        return game.start(rules());
    }

    private Position position(List<String> words) {
        int end = words.indexOf("moves");
        List<String> first = end < 0 ? words : words.subList(0, end);
        Position reached;
        if (first.equals(List.of("startpos"))) {
            reached = start();
        } else if (first.size() > 1 && first.get(0).equals("fen")) {
            reached = game.parse(String.join(" ", first.subList(1, first.size())), rules());
        } else {
            throw new NotationException("a position is startpos or fen and a FEN, then moves and the moves, if any");
        }
        if (end >= 0) {
            for (String move : words.subList(end + 1, words.size())) {
                reached = reached.play(game.move(reached, move));
            }
        }
        return reached;
    }

    // ---- go and stop ----

    private void go(Position at, Limits limits, boolean untilStopped) {
        if (at.outcome().isPresent()) {
            out.accept("bestmove none");
            return;
        }
        Turn mine = new Turn(at, untilStopped);
        turn = Optional.of(mine);
        try {
            Engine.Thinking begun = engine.think(at, limits, mine);
            mine.thinking = Optional.of(begun);
        } catch (RuntimeException e) {
            turn = Optional.empty();
            throw e;
        }
    }

    private void stopThinking() {
        if (turn.isPresent()) {
            Turn mine = turn.get();
            mine.untilStopped = false;
            if (mine.answer.isPresent()) {
                mine.give(mine.answer.get());
            } else {
                mine.thinking.ifPresent(Engine.Thinking::answerNow);
            }
        }
    }

    /** One {@code go} and its answer. Reports that come after the answer are dropped. */
    private final class Turn implements Engine.Listener {
        private final Position at;
        private boolean untilStopped;
        private Optional<Engine.Thinking> thinking = Optional.empty();
        private Optional<Report> answer = Optional.empty();

        Turn(Position at, boolean untilStopped) {
            this.at = at;
            this.untilStopped = untilStopped;
        }

        private boolean isOpen() {
            return turn.isPresent() && turn.get() == this && answer.isEmpty();
        }

        private void give(Report last) {
            turn = Optional.empty();
            if (last.fallback()) {
                out.accept(ReportText.format(last));
            }
            out.accept("bestmove " + last.best().text());
        }

        @Override
        public void report(Report soFar) {
            synchronized (EngineProtocol.this) {
                if (isOpen() && soFar.depth() > 0) {
                    out.accept(ReportText.format(soFar));
                }
            }
        }

        @Override
        public void answered(Report last) {
            synchronized (EngineProtocol.this) {
                if (!at.moves().contains(last.best())) {
                    fail(last.best().text() + " was chosen, which is not legal in " + at.text());
                } else if (isOpen()) {
                    answer = Optional.of(last);
                    if (!untilStopped) {
                        give(last);
                    }
                }
            }
        }

        @Override
        public void failed(String reason, Throwable cause) {
            synchronized (EngineProtocol.this) {
                if (isOpen()) {
                    LOG.warn("no move in {}: {}", at.text(), reason, cause);
                }
                fail(reason);
            }
        }

        private void fail(String reason) {
            if (isOpen()) {
                turn = Optional.empty();
                error(reason);
            }
        }
    }

    // ---- perft ----

    private void count(List<String> words) {
        if (words.size() != 1) {
            throw new NotationException("perft needs a depth, and nothing else");
        }
        long depth = LimitsText.number("the depth", words.get(0), 1);
        if (depth > Budget.MAX_DEPTH) {
            throw new NotationException("the depth must be " + Budget.MAX_DEPTH + " or less, not " + depth);
        }
        Position root = requirePosition();
        AtomicBoolean stop = new AtomicBoolean();
        count = Optional.of(stop);
        try {
            counting.execute(() -> counted(depth, new TreeCount(stop::get).leaves(root, depth)));
        } catch (RuntimeException e) {
            count = Optional.empty();
            throw e;
        }
    }

    private synchronized void counted(long depth, OptionalLong leaves) {
        count = Optional.empty();
        if (leaves.isPresent()) {
            out.accept("perft " + depth + " " + leaves.getAsLong());
        } else {
            error("the count was stopped");
        }
        while (count.isEmpty() && !waiting.isEmpty()) {
            obey(waiting.remove());
        }
    }
}
