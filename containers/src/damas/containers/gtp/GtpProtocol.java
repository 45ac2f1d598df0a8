package damas.containers.gtp;

import damas.knowledge.engine.Engine;
import damas.knowledge.go.GoPosition;
import damas.knowledge.go.GoRules;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;

/**
 * The engine's side of GTP 2, without input or output: takes lines and gives answers. A command that cannot be obeyed
 * gets a failure and changes nothing. One thread gives lines; {@link #interrupt} and {@link #inputArrived} are for any.
 */
public final class GtpProtocol {
    private static final Logger LOG = LogManager.getLogger(GtpProtocol.class);

    private final Consumer<String> out;
    private final GtpGame game;
    private final GtpThinker thinker;
    private final Map<String, GtpCommands.Handler> commands = new TreeMap<>();
    private boolean hasQuit;

    /**
     * @param name what the engine calls itself
     * @param engine finds the moves, in positions of Go
     * @param rules the rules of the game; commands change the size and komi
     * @param isInputWaiting whether there is a line that was not given yet: it ends an analysis
     * @param nanos the clock that counts the time of moves, as {@link System#nanoTime}
     * @param out takes parts of answers
     */
    public GtpProtocol(
            String name, String version, Engine engine, GoRules rules, BooleanSupplier isInputWaiting,
            LongSupplier nanos, Consumer<String> out) {
        this.out = out;
        game = new GtpGame(rules);
        thinker = new GtpThinker(engine, isInputWaiting);
        GtpClock clock = new GtpClock();
        MoveCommands moves = new MoveCommands(game, clock, thinker, nanos);
        commands.putAll(new GameCommands(game, clock, thinker).all());
        commands.putAll(moves.all());
        commands.putAll(new AnalysisCommands(game, thinker, moves, nanos).all());
        constant("protocol_version", "2");
        constant("name", name);
        constant("version", version);
        add("known_command", words -> String.valueOf(commands.containsKey(words.text(0))));
        add("list_commands", words -> String.join("\n", commands.keySet()));
        add("cputime", words -> cpuTime());
        add("quit", words -> {
            hasQuit = true;
            return "";
        });
    }

    private void constant(String command, String answer) {
        add(command, words -> answer);
    }

    private void add(String command, GtpCommands.Simple simple) {
        commands.put(command, simple.handler());
    }

    private static String cpuTime() {
        Duration used = ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
        return String.format(Locale.ROOT, "%.3f", used.toMillis() / 1e3);
    }

    /** Takes a line and says whether to go on: false after {@code quit}. Returns after the answer. */
    public boolean accept(String line) {
        Optional<GtpLine> command = GtpLine.parse(line);
        command.ifPresent(this::obey);
        return !hasQuit;
    }

    /** Says that a line has come which is not given yet, and which ends an analysis. */
    public void inputArrived() {
        thinker.inputArrived();
    }

    /** Asks the engine for its move now; does nothing while it does not think. */
    public void interrupt() {
        thinker.interrupt();
    }

    private void obey(GtpLine command) {
        List<GoPosition> before = game.state();
        Answer answer = new Answer(command.id());
        try {
            GtpCommands.Handler handler = commands.get(command.name());
            if (handler == null) {
                throw new GtpFailure("unknown command");
            }
            answer.end(handler.answer(command.words(), answer::line));
        } catch (GtpFailure e) {
            game.restore(before);
            answer.fail(e.getMessage());
        } catch (RuntimeException e) {
            LOG.warn("{} failed", command, e);
            game.restore(before);
            answer.fail("the command failed: " + e);
        }
    }

    /** One answer, given at once or line by line. */
    private final class Answer {
        private final String id;
        private boolean hasBegun;

        Answer(String id) {
            this.id = id;
        }

        /** Gives a line; the first one stands after the sign of success. */
        void line(String text) {
            String sign = hasBegun ? "" : "=" + id + (text.isEmpty() ? "" : " ");
            hasBegun = true;
            out.accept(sign + text + "\n");
        }

        void end(String text) {
            if (hasBegun) {
                out.accept(text.isEmpty() ? "\n" : text + "\n\n");
            } else {
                boolean isApart = !text.isEmpty() && !text.startsWith("\n");
                out.accept("=" + id + (isApart ? " " : "") + text + "\n\n");
            }
        }

        /** An answer that has begun cannot fail any more: it ends, and the reason is in the log. */
        void fail(String reason) {
            if (hasBegun) {
                LOG.warn("an analysis ended: {}", reason);
                out.accept("\n");
            } else {
                out.accept("?" + id + " " + reason.strip().replaceAll("[\\s\\p{Cntrl}]+", " ") + "\n\n");
            }
        }
    }
}
