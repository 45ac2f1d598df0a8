package damas.tests.team;

import com.sun.management.OperatingSystemMXBean;
import damas.behaviours.conversation.Directory;
import damas.containers.team.Lab;
import damas.knowledge.catalogue.Sharings;
import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.Fen;
import damas.knowledge.draughts.evaluation.NetworkEvaluator;
import damas.knowledge.draughts.evaluation.NetworkFile;
import damas.knowledge.draughts.evaluation.NetworkWeights;
import damas.knowledge.draughts.search.Search;
import damas.knowledge.draughts.search.SearchResult;
import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.draughts.search.TranspositionTable;
import damas.knowledge.draughts.sharing.SearchTask;
import damas.knowledge.engine.Budget;
import damas.knowledge.sharing.HostState;
import damas.knowledge.sharing.Leader;
import damas.knowledge.sharing.SharedSearch;
import damas.knowledge.sharing.threads.ThreadCrew;
import damas.ontology.roster.SearchPlans;
import damas.ontology.words.ChooseMove;
import damas.ontology.words.Decided;
import damas.ontology.words.MoveLimits;
import damas.ontology.words.SearchPlan;
import damas.ontology.words.SearchReport;
import damas.tests.BackgroundDamas;
import damas.tests.Needs;
import damas.tests.search.ArchivePositions;
import damas.tests.search.NullWindows;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;

/**
 * What slaves are good for on this very machine, over the sixteen archive positions: the serial search, with alpha-beta
 * and with null windows at the root, against the same search shared by threads of one JVM, and by JADE with each slave
 * in a JVM of its own, with one table in the machine's memory and with a table each. The difference between threads and
 * the first is what JADE costs. A machine that has other things to do, or fewer cores than slaves, measures its
 * scheduler: there the processor's time, of all JVMs together, still tells what sharing costs.
 */
public final class RealSpeedUp {
    private static final Duration PATIENCE = Duration.ofMinutes(10);

    /** Large enough for all that a search of depth 18 finds. */
    private static final int TABLE = 1 << 22;

    /** Each has a JVM of its own. */
    private static final int SLAVES = 2;

    /** For the compilers of all JVMs, which at first take as much of the processors as the searches. */
    private static final Duration WARM_UP = Duration.ofSeconds(45);
    private static final OperatingSystemMXBean HERE =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    private RealSpeedUp() {}

    /** A way to search, and what its searches have found and taken, all together. */
    private static final class Way {
        private final String name;
        private final Function<Board, SearchReport> search;
        private final LongSupplier processorClock;
        private long nodes;
        private long nanos;
        private long processorNanos;
        private final List<Double> values = new ArrayList<>();

        Way(String name, Function<Board, SearchReport> search, List<BackgroundDamas> others) {
            this.name = name;
            this.search = search;
            processorClock = () -> HERE.getProcessCpuTime()
                    + others.stream().mapToLong(other -> other.processorTime().toNanos()).sum();
        }

        void run(Board board) {
            long start = System.nanoTime();
            long processorStart = processorClock.getAsLong();
            SearchReport report = search.apply(board);
            nanos += System.nanoTime() - start;
            processorNanos += processorClock.getAsLong() - processorStart;
            nodes += report.nodes();
            values.add(report.value());
        }

        String row(Way serial) {
            long same = 0;
            for (int i = 0; i < values.size(); i++) {
                same += values.get(i).equals(serial.values.get(i)) ? 1 : 0;
            }
            return String.format("| %s | %,d | %.2f | %.2f | %.2f | %.2f | %d of %d |", name, nodes, nanos / 1e9,
                    processorNanos / 1e9, (double) nodes / serial.nodes, (double) serial.nanos / nanos, same,
                    values.size());
        }
    }

    /** Each position is searched in all ways before the next, because a machine's speed changes by the minute. */
    private static void compare(PrintStream out, int rounds, List<Way> ways) {
        long start = System.nanoTime();
        while (System.nanoTime() - start < WARM_UP.toNanos()) {
            ArchivePositions.BOARDS.forEach(board -> ways.forEach(way -> way.search.apply(board)));
        }
        for (int round = 0; round < rounds; round++) {
            ArchivePositions.BOARDS.forEach(board -> ways.forEach(way -> way.run(board)));
        }
        ways.forEach(way -> out.println(way.row(ways.get(0))));
        out.flush();
    }

    private static SearchPlan plan(String distribution, int depth) {
        return new SearchPlan(
                "alpha-beta", true, TABLE, "exact", true, 2, 2, Optional.of(depth), distribution, "none");
    }

    /**
     * Prints a Markdown table.
     *
     * @param distribution one of {@link Sharings#names}
     * @param rounds how often each position is searched
     */
    public static void table(PrintStream out, String distribution, int depth, int rounds)
            throws Exception {
        SearchPlan plan = plan(distribution, depth);
        SearchSettings settings = SearchPlans.settings(plan);
        NetworkWeights weights = NetworkFile.read(Needs.home().resolve("knowledge/weights/visiondraughts.txt"))
                .weights();
        out.printf("%s at depth %d, %d processors, each position %d times%n%n", distribution, depth,
                Runtime.getRuntime().availableProcessors(), rounds);
        out.println("| search | nodes | seconds | processor's seconds | nodes / serial | speed-up | same value |");
        out.println("|---|---|---|---|---|---|---|");
        Search search = Search.of(settings, new NetworkEvaluator(weights));
        Function<Board, SearchReport> serially =
                board -> report(search.search(DraughtsPosition.of(board), Budget.depth(depth)));
        TranspositionTable ofNullWindows = new TranspositionTable(settings.tableEntries(), settings.tableUse());
        Function<Board, SearchReport> withNullWindows = board -> {
            ofNullWindows.forget();
            return report(NullWindows.search(settings, new NetworkEvaluator(weights), ofNullWindows, board, depth));
        };
        SharedSearch<SearchTask, SearchResult> sharing = Sharings.named(distribution).orElseThrow();
        TranspositionTable ofMaster = new TranspositionTable(settings.tableEntries(), settings.tableUse());
        TranspositionTable ofSlaves = new TranspositionTable(settings.tableEntries(), settings.tableUse());
        Function<Board, SearchReport> byThreads = board -> {
            ofMaster.forget();
            ofSlaves.forget();
            return report(byThreads(sharing, settings, weights, board, depth, ofMaster, ofSlaves));
        };
        Path folder = Files.createTempDirectory("damas-speed");
        try (Lab lab = Lab.start(folder)) {
            lab.found(Teams.roster(Teams.single("team", plan)));
            Function<Board, SearchReport> byJade = board -> decide(lab, board, depth);
            withSlaves(lab, folder.resolve("one"), "", jvms -> compare(out, rounds, List.of(
                    new Way("serial", serially, List.of()),
                    new Way("serial, null windows", withNullWindows, List.of()),
                    new Way(SLAVES + " slaves, threads", byThreads, List.of()),
                    new Way(SLAVES + " slaves, JADE, one memory", byJade, jvms))));
            withSlaves(lab, folder.resolve("several"), "-Ddamas.memory=none", jvms -> compare(out, rounds, List.of(
                    new Way("serial", serially, List.of()),
                    new Way(SLAVES + " slaves, JADE, as on several hosts", byJade, jvms))));
        }
    }

    private static void withSlaves(Lab lab, Path folder, String options, Consumer<List<BackgroundDamas>> work)
            throws Exception {
        List<BackgroundDamas> jvms = new ArrayList<>();
        try {
            String address = lab.platform().host() + ":" + lab.platform().port();
            for (int i = 1; i <= SLAVES; i++) {
                String name = folder.getFileName() + "-" + i;
                jvms.add(BackgroundDamas.startWith(
                        options, folder.resolve(name), "join", address, "--name", name, "--slaves", "1"));
            }
            for (BackgroundDamas jvm : jvms) {
                jvm.awaitPrinted("Joined");
            }
            work.accept(jvms);
        } finally {
            jvms.forEach(BackgroundDamas::close);
        }
    }

    private static SearchReport report(SearchResult result) {
        return new SearchReport(result.value(), result.depth(), result.nodes(), 0, "");
    }

    private static SearchResult byThreads(
            SharedSearch<SearchTask, SearchResult> sharing,
            SearchSettings settings,
            NetworkWeights weights,
            Board board,
            int depth,
            TranspositionTable ofMaster,
            TranspositionTable ofSlaves) {
        DraughtsPosition history = DraughtsPosition.of(board);
        Leader<SearchResult> leader = sharing.leader(
                new SearchTask(settings, () -> new NetworkEvaluator(weights), ofMaster, history,
                        Budget.depth(depth)),
                new HostState());
        HostState host = new HostState();
        try (ThreadCrew crew = new ThreadCrew()) {
            crew.join("master@host", leader);
            for (int i = 1; i <= SLAVES; i++) {
                String name = "slave-" + i + "@host-1";
                crew.join(name, sharing.helper(
                        SearchTask.help(settings, () -> new NetworkEvaluator(weights), ofSlaves.shared(), history),
                        name, "master@host", host));
            }
            while (leader.answer().isEmpty()) {
                LockSupport.parkNanos(100_000);
            }
            return leader.answer().get();
        }
    }

    private static SearchReport decide(Lab lab, Board board, int depth) {
        ChooseMove wanted = new ChooseMove("speed", Teams.position(Fen.format(board), ""), MoveLimits.depth(depth));
        return ((Decided) lab.gateway().ask(Directory.TEAM, "team", wanted, PATIENCE, news -> { }).answer().join())
                .report();
    }

    /** With the way to share, the depth and the number of rounds. */
    public static void main(String[] arguments) throws Exception {
        table(System.out, arguments[0], Integer.parseInt(arguments[1]), Integer.parseInt(arguments[2]));
        System.exit(0);
    }
}
