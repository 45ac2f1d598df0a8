package damas.containers.engine;

import static damas.knowledge.text.NotationException.quoted;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Colour;
import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.DrawRules;
import damas.knowledge.draughts.Fen;
import damas.knowledge.draughts.GameInPlay;
import damas.knowledge.draughts.search.StopSignal;
import damas.knowledge.engine.Budget;
import damas.knowledge.engine.Limits;
import damas.knowledge.text.NotationException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;

/**
 * The engine's side of the protocol, without input or output: takes lines from one side and thoughts from the other,
 * and gives lines. A command that cannot be obeyed gets an error and changes nothing. Safe for any thread.
 */
public final class EngineProtocol {
    private static final Logger LOG = LogManager.getLogger(EngineProtocol.class);

    private static final String IS_READY = "isready";
    private static final String STOP = "stop";
    private static final String QUIT = "quit";

    /** What is heard during a count; the rest waits, so that a script may ask for a count and more. */
    private static final Set<String> UNDELAYED = Set.of(IS_READY, STOP, QUIT);

    private final String name;
    private final Thinker thinker;
    private final Executor counting;
    private final Consumer<String> out;

    // what the next command meets
    private GameInPlay game = begin(Board.START);
    private Optional<Turn> turn = Optional.empty();

    // a count, and the lines that wait for its end
    private Optional<StopSignal> count = Optional.empty();
    private final Deque<String> waiting = new ArrayDeque<>();

    /**
     * @param name what the engine calls itself
     * @param counting runs {@code perft}, which may take its time
     * @param out takes each line
     */
    public EngineProtocol(String name, Thinker thinker, Executor counting, Consumer<String> out) {
        this.name = name;
        this.thinker = thinker;
        this.counting = counting;
        this.out = out;
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
                thinker.newGame();
                game = begin(Board.START);
            }
            case "position" -> {
                requireIdle(command);
                game = position(words);
            }
            case "go" -> {
                requireIdle(command);
                go(LimitsText.parse(words, game.board().turn()), words.contains(LimitsText.INFINITE));
            }
            case "perft" -> {
                requireIdle(command);
                count(words);
            }
            case STOP -> {
                requireAlone(command, words);
                stopThinking();
                count.ifPresent(StopSignal::raise);
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

    private void error(String reason) {
        out.accept("error " + reason.strip().replaceAll("[\\s\\p{Cntrl}]+", " "));
    }

    // ---- position ----

    /** Draws are the referee's business, whose rules may be others. */
    private static GameInPlay begin(Board board) {
        return new GameInPlay(board, DrawRules.NONE);
    }

    private static GameInPlay position(List<String> words) {
        int end = words.indexOf("moves");
        List<String> start = end < 0 ? words : words.subList(0, end);
        GameInPlay game;
        if (start.equals(List.of("startpos"))) {
            game = begin(Board.START);
        } else if (start.size() > 1 && start.get(0).equals("fen")) {
            game = begin(Fen.parse(String.join(" ", start.subList(1, start.size()))));
        } else {
            throw new NotationException("a position is startpos or fen and a FEN, then moves and the moves, if any");
        }
        if (end >= 0) {
            for (String move : words.subList(end + 1, words.size())) {
                game.play(DraughtsMove.parse(move, game.board()));
            }
        }
        return game;
    }

    // ---- go and stop ----

    private void go(Limits limits, boolean untilStopped) {
        game.outcome().ifPresent(outcome -> {
            throw new IllegalStateException("the game is over: " + outcome.text(Colour::name));
        });
        Turn mine = new Turn(game.board(), untilStopped);
        turn = Optional.of(mine);
        try {
            thinker.think(game, limits, mine);
        } catch (RuntimeException e) {
            turn = Optional.empty();
            throw e;
        }
    }

    private void stopThinking() {
        if (turn.isPresent()) {
            turn.get().untilStopped = false;
            turn.get().answer.ifPresentOrElse(turn.get()::give, thinker::stop);
        }
    }

    /** What becomes of one {@code go}. Nothing is heard of it once it was answered. */
    private final class Turn implements ThoughtListener {
        private final Board board;
        private boolean untilStopped;
        private Optional<String> answer = Optional.empty();

        Turn(Board board, boolean untilStopped) {
            this.board = board;
            this.untilStopped = untilStopped;
        }

        private boolean isOpen() {
            return turn.isPresent() && turn.get() == this && answer.isEmpty();
        }

        private void give(String line) {
            turn = Optional.empty();
            out.accept(line);
        }

        @Override
        public void thought(Thought thought) {
            synchronized (EngineProtocol.this) {
                if (isOpen()) {
                    out.accept(ThoughtText.format(thought));
                }
            }
        }

        @Override
        public void chosen(DraughtsMove move) {
            synchronized (EngineProtocol.this) {
                if (!board.allows(move)) {
                    failed(move + " was chosen, which is not legal in " + board);
                } else if (isOpen()) {
                    answer = Optional.of("bestmove " + move);
                    if (!untilStopped) {
                        give(answer.get());
                    }
                }
            }
        }

        @Override
        public void failed(String reason) {
            synchronized (EngineProtocol.this) {
                if (isOpen()) {
                    turn = Optional.empty();
                    error(reason);
                }
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
        StopSignal signal = new StopSignal();
        Board board = game.board();
        count = Optional.of(signal);
        try {
            counting.execute(() -> counted(depth, new TreeCount(signal).leaves(board, depth)));
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
