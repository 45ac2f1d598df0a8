package damas.containers.gtp;

import damas.knowledge.engine.Limits;
import damas.knowledge.engine.Report;
import damas.knowledge.game.Side;
import damas.knowledge.go.Go;
import damas.knowledge.go.GoColour;
import damas.knowledge.go.GoMove;
import damas.knowledge.go.GoPosition;
import damas.knowledge.go.GoStatus;
import damas.knowledge.go.GoStatus.Block;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;

/** The commands that make the engine think, and those about time and the end of the game. */
final class MoveCommands implements GtpCommands {
    /** Simulations for the judgement of the end of a game. */
    private static final long FOR_STATUS = 2_000;

    private final GtpGame game;
    private final GtpClock clock;
    private final GtpThinker thinker;
    private final LongSupplier nanos;

    /**
     * @param nanos the clock that counts the time of moves, as {@link System#nanoTime}
     */
    MoveCommands(GtpGame game, GtpClock clock, GtpThinker thinker, LongSupplier nanos) {
        this.game = game;
        this.clock = clock;
        this.thinker = thinker;
        this.nanos = nanos;
    }

    @Override
    public Map<String, Handler> all() {
        Map<String, Simple> commands = new TreeMap<>();
        commands.put("genmove", words -> move(words, false));
        commands.put("kgs-genmove_cleanup", words -> move(words, true));
        commands.put("reg_genmove", this::regression);
        commands.put("time_settings", words -> done(() -> clock.setCanadian(words)));
        commands.put("kgs-time_settings", words -> done(() -> clock.setKgs(words)));
        commands.put("time_left", words -> done(() -> clock.setLeft(words)));
        commands.put("final_score", this::score);
        commands.put("final_status_list", this::status);
        commands.put("gogui-interrupt", words -> done(() -> words.require(0, 0)));
        Map<String, Handler> all = new TreeMap<>();
        commands.forEach((name, command) -> all.put(name, command.handler()));
        return all;
    }

    private static String done(Runnable command) {
        command.run();
        return "";
    }

    // ---- moves ----

    private String move(GtpWords words, boolean cleansUp) {
        words.require(1, 1);
        Side side = words.colour(0);
        GoPosition at = game.withTurn(side);
        return cleansUp ? cleanUp(side, at) : play(side, at, limits -> thinker.answer(at, limits));
    }

    /**
     * Plays a move of the engine, or resigns for it. Returns the answer.
     *
     * @param think gives the report of the engine within limits
     */
    String play(Side side, GoPosition at, Function<Limits, Report> think) {
        Report report = timed(side, think);
        if (thinker.resigns(report)) {
            return "resign";
        }
        return played(side, Go.of(report.best()));
    }

    /** Plays a move of the engine; instead of a pass it captures what is dead. */
    private String cleanUp(Side side, GoPosition at) {
        Report report = timed(side, limits -> thinker.answer(at, limits));
        GoMove move = Go.of(report.best());
        return played(side, move.isPass()
                ? new GoStatus(at, ownership(Optional.of(report))).capture().orElse(move)
                : move);
    }

    private Report timed(Side side, Function<Limits, Report> think) {
        long begun = nanos.getAsLong();
        Report report = think.apply(clock.limits());
        clock.spend(side, Duration.ofNanos(nanos.getAsLong() - begun));
        return report;
    }

    private String played(Side side, GoMove move) {
        game.play(side, move);
        return move.text();
    }

    /** The move of the engine, which is not played. It does not resign: a test asks for the best move. */
    private String regression(GtpWords words) {
        words.require(1, 1);
        return thinker.answer(game.withTurn(words.colour(0)), Limits.NONE).best().text();
    }

    // ---- the end of the game ----

    private static double[] ownership(Optional<Report> report) {
        return report.map(found -> found.maps().getOrDefault(GoStatus.OWNERSHIP, new double[0])).orElse(new double[0]);
    }

    private GoStatus judge() {
        GoPosition at = game.withTurn(game.position().turn());
        Optional<Report> known = thinker.reported(at).filter(report -> report.maps().containsKey(GoStatus.OWNERSHIP));
        Report report = known.orElseGet(() -> thinker.answer(at, Limits.nodes(FOR_STATUS)));
        return new GoStatus(at, ownership(Optional.of(report)));
    }

    private String score(GtpWords words) {
        words.require(0, 0);
        double score = judge().score();
        if (score == 0) {
            return "0";
        }
        double margin = Math.abs(score);
        String points = margin == Math.rint(margin) ? String.valueOf((long) margin) : String.valueOf(margin);
        return (score > 0 ? "B+" : "W+") + points;
    }

    private String status(GtpWords words) {
        words.require(1, 1);
        return switch (words.text(0)) {
            case "dead" -> blocks(judge().blocks().stream().filter(Block::isDead).toList());
            case "alive" -> blocks(judge().blocks().stream().filter(block -> !block.isDead()).toList());
            // areas are counted alike, so a seki need not be told from life
            case "seki" -> "";
            case "black_territory" -> GameCommands.vertices(judge().territory(GoColour.BLACK));
            case "white_territory" -> GameCommands.vertices(judge().territory(GoColour.WHITE));
            default -> throw GtpFailure.syntax();
        };
    }

    private static String blocks(List<Block> blocks) {
        return blocks.stream()
                .map(block -> GameCommands.vertices(block.stones()))
                .collect(Collectors.joining("\n"));
    }
}
