package damas.tests.search;

import damas.knowledge.catalogue.Sharings;
import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.DrawRules;
import damas.knowledge.draughts.evaluation.NetworkEvaluator;
import damas.knowledge.draughts.evaluation.NetworkFile;
import damas.knowledge.draughts.evaluation.NetworkWeights;
import damas.knowledge.draughts.search.AlphaBeta;
import damas.knowledge.draughts.search.Search;
import damas.knowledge.draughts.search.SearchMeter;
import damas.knowledge.draughts.search.SearchResult;
import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.draughts.search.TableUse;
import damas.knowledge.draughts.search.TranspositionTable;
import damas.knowledge.draughts.sharing.SearchTask;
import damas.knowledge.engine.Budget;
import damas.knowledge.sharing.SharedSearch;
import damas.knowledge.sharing.simulation.Costs;
import damas.knowledge.sharing.simulation.Faults;
import damas.knowledge.sharing.simulation.Statistics;
import damas.tests.Needs;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.knowm.xchart.BitmapEncoder;
import org.knowm.xchart.BitmapEncoder.BitmapFormat;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.style.Styler.LegendPosition;

/**
 * What slaves are good for: {@code ./damas bench search}. Every way to share runs in the simulator, with the costs of
 * JADE on a LAN, over the sixteen {@link ArchivePositions}; the network is VisionDraughts'.
 *
 * <p>The serial search is the better of two: alpha-beta as players have it, and one with null windows at the root, as
 * ADABA V4 has them. Both deepen by two, the better of one and two; their tables are large enough for all they find.
 * All begin with empty tables and know no draws by rule. Times are virtual, so this machine's other work changes
 * nothing. A speed-up is the sum of the serial times over the sum of the shared ones.
 */
public final class SpeedUp {
    private static final int SERIAL_TABLE = 1 << 23;

    /** What all tables of a simulation may have together. */
    private static final int ENTRIES = 1 << 27;

    /** In per cent: a master that is busier than this is the limit of its way to share. */
    private static final double MOST_BUSY = 90;

    private final int depth;
    private final int perHost;
    private final Costs costs;
    private final NetworkWeights weights;
    private final List<SearchResult> serial;
    /** The nodes of the serial search, position by position. */
    private final List<Long> serialNodes;

    /** A number of slaves and what came of them: all positions together. */
    private record Row(
            int slaves,
            long serialNodes,
            long serialNanos,
            long nanos,
            Statistics master,
            Statistics others,
            int same) {
        static Row none(int slaves) {
            return new Row(slaves, 0, 0, 0, Statistics.NONE, Statistics.NONE, 0);
        }

        Row plus(Row other) {
            return new Row(slaves, serialNodes + other.serialNodes, serialNanos + other.serialNanos,
                    nanos + other.nanos, master.plus(other.master), others.plus(other.others), same + other.same);
        }

        double speedUp() {
            return (double) serialNanos / nanos;
        }

        double nodes() {
            return (double) (master.nodes() + others.nodes()) / serialNodes;
        }

        double masterBusy() {
            return 100.0 * (master.busy() + master.handling()) / nanos;
        }

        double share(long nanosOfSlaves) {
            return 100.0 * nanosOfSlaves / nanos / Math.max(1, slaves);
        }
    }

    private SpeedUp(int depth, int perHost, Costs costs) throws IOException {
        this.depth = depth;
        this.perHost = perHost;
        this.costs = costs;
        weights = NetworkFile.read(Needs.home().resolve("knowledge/weights/visiondraughts.txt")).weights();
        serial = IntStream.range(0, ArchivePositions.BOARDS.size())
                .parallel()
                .mapToObj(i -> Search.of(settings(SERIAL_TABLE), new NetworkEvaluator(weights))
                        .search(DraughtsPosition.of(ArchivePositions.BOARDS.get(i)), Budget.depth(depth)))
                .toList();
        List<Long> plain = serial.stream().map(SearchResult::nodes).toList();
        List<Long> withNullWindows = ArchivePositions.BOARDS.parallelStream().map(this::nodesWithNullWindows).toList();
        System.out.printf("Depth %d, %d slaves on a host. Serial search of the %d positions: alpha-beta %,d nodes, with"
                + " null windows %,d.%n", depth, perHost, serial.size(), sum(plain), sum(withNullWindows));
        serialNodes = sum(withNullWindows) < sum(plain) ? withNullWindows : plain;
    }

    private static long sum(List<Long> nodes) {
        return nodes.stream().mapToLong(Long::longValue).sum();
    }

    private long nodesWithNullWindows(Board board) {
        TranspositionTable table = new TranspositionTable(SERIAL_TABLE, TableUse.EXACT);
        return NullWindows.search(settings(SERIAL_TABLE), new NetworkEvaluator(weights), table, board, depth).nodes();
    }

    private static SearchSettings settings(int entries) {
        return SearchSettings.ALPHA_BETA
                .withRules(DrawRules.NONE)
                .withTable(entries, TableUse.EXACT)
                .withHistoryHeuristic(true)
                .withDeepening(2, 2);
    }

    private Row row(SharedSearch<SearchTask, SearchResult> sharing, int slaves) {
        int hosts = 1 + (slaves + perHost - 1) / perHost;
        long most = serial.stream().mapToLong(SearchResult::nodes).max().orElseThrow();
        // no more than could ever be filled: empty tables take time too
        int needed = (int) Math.min(SERIAL_TABLE, 2 * Long.highestOneBit(most));
        int entries = Math.min(needed, Integer.highestOneBit(ENTRIES / 2 / hosts));
        return IntStream.range(0, serial.size())
                .parallel()
                .mapToObj(i -> row(sharing, slaves, entries, i))
                .reduce(Row.none(slaves), Row::plus);
    }

    private Row row(SharedSearch<SearchTask, SearchResult> sharing, int slaves, int entries, int position) {
        SharedRun run = new SharedRun(
                sharing, settings(entries), () -> new NetworkEvaluator(weights), ArchivePositions.BOARDS.get(position),
                Budget.depth(depth), costs, 1, Faults.NONE, perHost);
        run.hire(slaves);
        SearchResult alone = serial.get(position);
        boolean same = isSame(run.answer(), alone, position);
        long nodes = serialNodes.get(position);
        return new Row(slaves, nodes, nodes * costs.node(), run.simulation().now(),
                run.simulation().statistics(SharedRun.MASTER), run.ofSlaves(), same ? 1 : 0);
    }

    /** Whether a shared search has found the serial value, and a move that is worth it. */
    private boolean isSame(SearchResult shared, SearchResult alone, int position) {
        if (shared.value() != alone.value()) {
            return false;
        }
        return shared.best().equals(alone.best())
                || new AlphaBeta(settings(SERIAL_TABLE), new NetworkEvaluator(weights)).search(
                        DraughtsPosition.of(ArchivePositions.BOARDS.get(position)), List.of(shared.best()), depth,
                        SearchMeter.unlimited()).value() == alone.value();
    }

    /**
     * With depth, numbers of slaves, slaves on a host, nanoseconds a node, ways to share (empty: all) and perhaps a
     * file for the plot.
     */
    public static void main(String[] arguments) throws IOException {
        int[] slaves = Arrays.stream(arguments[1].split(",")).mapToInt(Integer::parseInt).toArray();
        List<String> ways = arguments[4].isEmpty() ? List.copyOf(Sharings.names()) : List.of(arguments[4].split(","));
        for (String way : ways) {
            if (Sharings.named(way).isEmpty()) {
                System.err.println("damas: there is no way " + way + " to share; there are " + Sharings.names());
                System.exit(1);
            }
        }
        Costs costs = Costs.JADE_ON_A_LAN.withNode(Long.parseLong(arguments[3]));
        SpeedUp study = new SpeedUp(Integer.parseInt(arguments[0]), Integer.parseInt(arguments[2]), costs);
        Map<String, List<Row>> rows = new LinkedHashMap<>();
        for (String way : ways) {
            System.out.printf("%n%s%n%n", way);
            System.out.println("| slaves | speed-up | efficiency | nodes / serial | overhead | by slaves | same value |"
                    + " slaves idle | slaves' messages | master busy | messages a second |");
            System.out.println("|---|---|---|---|---|---|---|---|---|---|---|");
            List<Row> found = new ArrayList<>();
            for (int number : slaves) {
                if (isFlooded(found)) {
                    System.out.println("| " + number + " | not run: more slaves only flood the master |");
                    continue;
                }
                found.add(study.row(Sharings.named(way).orElseThrow(), number));
                print(found.get(found.size() - 1), study.serial.size());
            }
            rows.put(way, found);
        }
        compare("Speed-up (thesis, table 9)", rows, row -> String.format("%.2f", row.speedUp()), Thesis.SPEED_UP);
        compare("Nodes of all / serial (thesis, from table 11)", rows, row -> String.format("%.2f", row.nodes()),
                Thesis.NODES);
        compare("Same value, of 16 (thesis, table 12)", rows, row -> Integer.toString(row.same()), Thesis.SAME);
        if (arguments.length > 5) {
            plot(Path.of(arguments[5]), study, rows);
        }
    }

    /** Whether the last slaves to come have made a master slower that had no time left. */
    private static boolean isFlooded(List<Row> rows) {
        if (rows.size() < 2) {
            return false;
        }
        Row last = rows.get(rows.size() - 1);
        return last.masterBusy() > MOST_BUSY && last.speedUp() < rows.get(rows.size() - 2).speedUp();
    }

    private static void print(Row row, int positions) {
        double all = row.master().nodes() + row.others().nodes();
        System.out.printf(
                "| %d | %.2f | %.2f | %.2f | %.0f %% | %.1f %% | %d of %d | %.0f %% | %.1f %% | %.0f %% | %.0f |%n",
                row.slaves(), row.speedUp(), row.speedUp() / (row.slaves() + 1), row.nodes(),
                100 * (row.nodes() - 1) / row.nodes(), 100 * row.others().nodes() / all, row.same(), positions,
                Math.max(0, 100 - row.share(row.others().busy()) - row.share(row.others().handling())),
                row.share(row.others().handling()),
                row.masterBusy(),
                (row.master().messages() + row.others().messages()) * 1e9 / row.nanos());
    }

    private static void compare(
            String title, Map<String, List<Row>> rows, Function<Row, String> value, Map<String, List<String>> thesis) {
        System.out.printf("%n%s%n%n", title);
        List<Integer> slaves = rows.values().stream()
                .max(Comparator.comparingInt(List::size))
                .orElseThrow()
                .stream()
                .map(Row::slaves)
                .toList();
        System.out.println("| | " + String.join(" | ", slaves.stream().map(String::valueOf).toList()) + " |");
        System.out.println("|---|" + "---|".repeat(slaves.size()));
        rows.forEach((way, found) -> {
            StringBuilder line = new StringBuilder("| " + way + " |");
            for (Row row : found) {
                int column = Thesis.SLAVES.indexOf(row.slaves());
                List<String> theirs = thesis.getOrDefault(way, List.of());
                line.append(' ').append(value.apply(row));
                line.append(column < 0 || theirs.isEmpty() ? "" : " (" + theirs.get(column) + ")").append(" |");
            }
            System.out.println(line);
        });
    }

    private static void plot(Path file, SpeedUp study, Map<String, List<Row>> rows) throws IOException {
        XYChart chart = new XYChartBuilder()
                .width(800)
                .height(500)
                .title("Speed-up at depth " + study.depth + ", hosts of " + study.perHost + " slaves")
                .xAxisTitle("slaves")
                .yAxisTitle("speed-up over the serial search")
                .build();
        chart.getStyler().setLegendPosition(LegendPosition.InsideNW);
        chart.getStyler().setXAxisLogarithmic(true);
        chart.getStyler().setYAxisLogarithmic(true);
        new TreeMap<>(rows).forEach((way, found) -> chart.addSeries(
                way,
                found.stream().mapToDouble(Row::slaves).toArray(),
                found.stream().mapToDouble(Row::speedUp).toArray()));
        BitmapEncoder.saveBitmap(chart, file.toString(), BitmapFormat.PNG);
        System.out.println();
        System.out.println("The plot is in " + file + ".");
    }
}
