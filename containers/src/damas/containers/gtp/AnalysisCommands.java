package damas.containers.gtp;

import damas.knowledge.engine.Candidate;
import damas.knowledge.engine.Limits;
import damas.knowledge.engine.Report;
import damas.knowledge.go.Go;
import damas.knowledge.go.GoMove;
import damas.knowledge.go.GoPosition;
import damas.knowledge.go.GoStatus;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;

/**
 * The commands that show what the engine thinks: again and again until the next line of input, as Leela Zero and KataGo
 * do, or on a board, as GoGui does.
 */
final class AnalysisCommands implements GtpCommands {
    /** The name of the map of a report with the counts of advantageous moves, see reference/go-ahead.md 3. */
    private static final String ADM = "adm";

    private final GtpGame game;
    private final GtpThinker thinker;
    private final MoveCommands moves;
    private final LongSupplier nanos;

    AnalysisCommands(GtpGame game, GtpThinker thinker, MoveCommands moves, LongSupplier nanos) {
        this.game = game;
        this.moves = moves;
        this.thinker = thinker;
        this.nanos = nanos;
    }

    @Override
    public Map<String, Handler> all() {
        Map<String, Handler> all = new TreeMap<>();
        all.put("lz-analyze", (words, lines) -> analyze(words, lines, AnalysisStyle.LEELA, false));
        all.put("lz-genmove_analyze", (words, lines) -> analyze(words, lines, AnalysisStyle.LEELA, true));
        all.put("kata-analyze", (words, lines) -> analyze(words, lines, AnalysisStyle.KATA, false));
        all.put("kata-genmove_analyze", (words, lines) -> analyze(words, lines, AnalysisStyle.KATA, true));
        Map<String, Simple> simple = Map.of(
                "gogui-analyze_commands", this::list,
                "damas-visits", words -> board(words, candidate -> String.valueOf(candidate.visits()), "0"),
                "damas-prior", words -> board(words, AnalysisCommands::prior, "0.000"),
                "damas-adm", words -> map(words, ADM),
                "damas-ownership", words -> map(words, GoStatus.OWNERSHIP));
        simple.forEach((name, command) -> all.put(name, command.handler()));
        return all;
    }

    // ---- until the next line ----

    private String analyze(GtpWords words, Consumer<String> lines, AnalysisStyle style, boolean plays) {
        AnalysisOptions options = AnalysisOptions.parse(words, game.position().turn());
        GoPosition at = game.withTurn(options.side());
        Function<Report, String> line = report -> style.line(report, at, options);
        // the answer begins before the first report
        lines.accept("");
        long[] shown = {nanos.getAsLong() - options.intervalNanos()};
        Consumer<Report> reports = report -> {
            long now = nanos.getAsLong();
            if (now - shown[0] >= options.intervalNanos()) {
                shown[0] = now;
                lines.accept(line.apply(report));
            }
        };
        Consumer<Report> answer = report -> lines.accept(line.apply(report));
        if (plays) {
            Function<Limits, Report> think = limits -> thinker.answer(at, limits, true, reports, answer);
            return "play " + moves.play(options.side(), at, think);
        }
        thinker.analyze(at, reports, answer);
        return "";
    }

    // ---- on a board ----

    private String list(GtpWords words) {
        words.require(0, 0);
        return """
                sboard/Visits/damas-visits
                dboard/Prior/damas-prior
                sboard/ADM/damas-adm
                dboard/Ownership/damas-ownership""";
    }

    private Report reported() {
        return thinker.reported(game.position()).orElseThrow(
                () -> new GtpFailure("no analysis of this position: use reg_genmove or lz-analyze first"));
    }

    private String board(GtpWords words, Function<Candidate, String> word, String otherwise) {
        words.require(0, 0);
        Map<GoMove, String> found = new HashMap<>();
        reported().candidates().forEach(candidate -> found.put(Go.of(candidate.move()), word.apply(candidate)));
        return BoardText.words(game.size(), point -> found.getOrDefault(point, otherwise));
    }

    private static String prior(Candidate candidate) {
        return String.format(Locale.ROOT, "%.3f", candidate.prior().orElse(0));
    }

    private String map(GtpWords words, String name) {
        words.require(0, 0);
        double[] map = reported().maps().getOrDefault(name, new double[0]);
        if (map.length == 0) {
            throw new GtpFailure("the engine reports no " + name);
        }
        int size = game.size();
        return BoardText.words(
                size, point -> String.format(Locale.ROOT, "%.3f", map[point.row() * size + point.column()]));
    }
}
