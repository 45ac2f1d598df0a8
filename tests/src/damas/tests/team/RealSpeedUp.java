package damas.tests.team;

import com.sun.management.OperatingSystemMXBean;
import damas.behaviours.conversation.Directory;
import damas.containers.team.Lab;
import damas.knowledge.evaluation.NetworkEvaluator;
import damas.knowledge.evaluation.NetworkFile;
import damas.knowledge.evaluation.NetworkWeights;
import damas.knowledge.game.Board;
import damas.knowledge.game.Fen;
import damas.knowledge.search.History;
import damas.knowledge.search.Search;
import damas.knowledge.search.SearchLimits;
import damas.knowledge.search.SearchResult;
import damas.knowledge.search.SearchSettings;
import damas.knowledge.search.TranspositionTable;
import damas.knowledge.search.distributed.Helper;
import damas.knowledge.search.distributed.Leader;
import damas.knowledge.search.distributed.Sharing;
import damas.knowledge.search.distributed.Sharings;
import damas.knowledge.search.distributed.threads.ThreadCrew;
import damas.ontology.meaning.Limiting;
import damas.ontology.roster.SearchPlans;
import damas.ontology.words.ChooseMove;
import damas.ontology.words.Decided;
import damas.ontology.words.Position;
import damas.ontology.words.SearchPlan;
import damas.ontology.words.SearchReport;
import damas.tests.BackgroundDamas;
import damas.tests.Needs;
import damas.tests.search.ArchivePositions;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import java.util.function.LongSupplier;

/**
 * What slaves are good for on this very machine, over the sixteen archive positions: the serial search against the same
 * search shared by threads of one JVM, and by JADE with each slave in a JVM of its own, with one table in the machine's
 * memory and with a table each. The difference between threads and the first is what JADE costs. A machine that has
 * other things to do, or fewer cores than slaves, measures its scheduler: there the processor's time, of all JVMs
 * together, still tells what sharing costs.
 */
public final class RealSpeedUp {
    private static final Duration PATIENCE = Duration.ofMinutes(10);
    private static final int TABLE = 1 << 20;
    private static final OperatingSystemMXBean HERE =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    private RealSpeedUp() {}

    /** What searches have found and taken, all together. */
    private record Sum(long nodes, long nanos, long processorNanos, List<Double> values) {
        private static Sum of(Function<Board, SearchReport> search, LongSupplier processorClock) {
            long start = System.nanoTime();
            long processorStart = processorClock.getAsLong();
            List<SearchReport> reports = ArchivePositions.BOARDS.stream().map(search).toList();
            return new Sum(
                    reports.stream().mapToLong(SearchReport::nodes).sum(),
                    System.nanoTime() - start,
                    processorClock.getAsLong() - processorStart,
                    reports.stream().map(SearchReport::value).toList());
        }
    }

    private static SearchPlan plan(String distribution, int depth) {
        return new SearchPlan(
                "alpha-beta", true, TABLE, "exact", true, 2, 2, Optional.of(depth), distribution, "none");
    }

    /**
     * Prints a Markdown table.
     *
     * @param distribution one of {@link Sharings#names}
     * @param slaves their number; each has a JVM of its own
     */
    public static void table(PrintStream out, String distribution, int depth, int slaves)
            throws IOException, InterruptedException {
        SearchPlan plan = plan(distribution, depth);
        SearchSettings settings = SearchPlans.settings(plan);
        NetworkWeights weights = NetworkFile.read(Needs.home().resolve("knowledge/weights/visiondraughts.txt"))
                .weights();
        out.printf("%s at depth %d, %d processors%n%n", distribution, depth,
                Runtime.getRuntime().availableProcessors());
        out.println("| search | nodes | seconds | processor's seconds | nodes / serial | speed-up | same value |");
        out.println("|---|---|---|---|---|---|---|");
        Search serial = Search.of(settings, new NetworkEvaluator(weights));
        Function<Integer, Function<Board, SearchReport>> serially = d -> board ->
                report(serial.search(History.of(board), SearchLimits.depth(d)));
        Sum alone = measured(serially, depth, List.of());
        row(out, "serial", alone, alone);
        Sharing sharing = Sharings.named(distribution).orElseThrow();
        row(out, slaves + " slaves, threads", measured(
                d -> board -> report(byThreads(sharing, settings, weights, board, d, slaves)), depth, List.of()),
                alone);
        row(out, slaves + " slaves, JADE, one memory", byJade(plan, depth, slaves, ""), alone);
        row(out, slaves + " slaves, JADE, as on several hosts",
                byJade(plan, depth, slaves, "-Ddamas.memory=none"), alone);
    }

    private static Sum measured(
            Function<Integer, Function<Board, SearchReport>> search, int depth, List<BackgroundDamas> others) {
        LongSupplier clock = () -> HERE.getProcessCpuTime()
                + others.stream().mapToLong(other -> other.processorTime().toNanos()).sum();
        // once for the compilers, which take more of the processor than the search
        Sum.of(search.apply(depth), clock);
        return Sum.of(search.apply(depth), clock);
    }

    private static void row(PrintStream out, String name, Sum sum, Sum alone) {
        long same = 0;
        for (int i = 0; i < sum.values().size(); i++) {
            same += sum.values().get(i).equals(alone.values().get(i)) ? 1 : 0;
        }
        out.printf("| %s | %,d | %.2f | %.2f | %.2f | %.2f | %d of %d |%n", name, sum.nodes(), sum.nanos() / 1e9,
                sum.processorNanos() / 1e9, (double) sum.nodes() / alone.nodes(),
                (double) alone.nanos() / sum.nanos(), same, sum.values().size());
        out.flush();
    }

    private static SearchReport report(SearchResult result) {
        return new SearchReport(result.value(), result.depth(), result.nodes(), 0, "");
    }

    private static SearchResult byThreads(
            Sharing sharing, SearchSettings settings, NetworkWeights weights, Board board, int depth, int slaves) {
        History history = History.of(board);
        Leader leader = sharing.leader(
                settings, () -> new NetworkEvaluator(weights), table(settings), history, SearchLimits.depth(depth));
        try (ThreadCrew crew = new ThreadCrew()) {
            crew.join("master@host", leader);
            TranspositionTable table = table(settings);
            for (int i = 1; i <= slaves; i++) {
                String name = "slave-" + i + "@host-1";
                Helper slave = sharing.helper(name, settings, new NetworkEvaluator(weights), table.shared());
                slave.begin(history, "master@host");
                crew.join(name, slave);
            }
            while (leader.answer().isEmpty()) {
                LockSupport.parkNanos(100_000);
            }
            return leader.answer().get();
        }
    }

    private static TranspositionTable table(SearchSettings settings) {
        return new TranspositionTable(settings.tableEntries(), settings.tableUse());
    }

    private static Sum byJade(SearchPlan plan, int depth, int slaves, String options)
            throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("damas-speed");
        List<BackgroundDamas> jvms = new ArrayList<>();
        try (Lab lab = Lab.start(folder)) {
            String address = lab.platform().host() + ":" + lab.platform().port();
            for (int i = 1; i <= slaves; i++) {
                String name = "lab" + i;
                jvms.add(BackgroundDamas.startWith(
                        options, folder.resolve(name), "join", address, "--name", name, "--slaves", "1"));
            }
            for (BackgroundDamas jvm : jvms) {
                jvm.await("Joined", 60);
            }
            lab.found(Teams.roster(Teams.single("team", plan)));
            return measured(d -> board -> decide(lab, board, d), depth, jvms);
        } finally {
            jvms.forEach(BackgroundDamas::close);
        }
    }

    private static SearchReport decide(Lab lab, Board board, int depth) {
        ChooseMove wanted = new ChooseMove("speed", new Position(Fen.format(board), ""), Limiting.depth(depth));
        return ((Decided) lab.gateway().ask(Directory.TEAM, "team", wanted, PATIENCE, news -> { }).answer().join())
                .report();
    }

    /** With the way to share, the depth and the number of slaves; or without them. */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        String distribution = arguments.length > 0 ? arguments[0] : "adaba-v4";
        int depth = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 12;
        int slaves = arguments.length > 2 ? Integer.parseInt(arguments[2]) : 2;
        table(System.out, distribution, depth, slaves);
        System.exit(0);
    }
}
