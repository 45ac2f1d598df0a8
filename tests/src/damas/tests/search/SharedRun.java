package damas.tests.search;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.search.Evaluator;
import damas.knowledge.draughts.search.SearchResult;
import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.draughts.search.TranspositionTable;
import damas.knowledge.draughts.sharing.SearchTask;
import damas.knowledge.engine.Budget;
import damas.knowledge.sharing.HostState;
import damas.knowledge.sharing.Leader;
import damas.knowledge.sharing.Peer;
import damas.knowledge.sharing.SharedSearch;
import damas.knowledge.sharing.simulation.Costs;
import damas.knowledge.sharing.simulation.Faults;
import damas.knowledge.sharing.simulation.Simulation;
import damas.knowledge.sharing.simulation.Statistics;
import java.util.function.Supplier;

/** A simulated shared search: its slaves live on hosts of four, whose table they share. */
final class SharedRun {
    static final String MASTER = "master@host";
    private static final int SLAVES_PER_HOST = 4;
    private static final long FOREVER = 3_600_000_000_000L;

    private final SharedSearch<SearchTask, SearchResult> sharing;
    private final SearchSettings settings;
    private final Supplier<Evaluator> evaluators;
    private final DraughtsPosition history;
    private final Leader<SearchResult> master;
    private final Simulation simulation;
    private final int slavesPerHost;

    SharedRun(
            SharedSearch<SearchTask, SearchResult> sharing,
            SearchSettings settings,
            Supplier<Evaluator> evaluators,
            Board board,
            int depth,
            int slaves,
            long seed,
            Faults faults) {
        this(sharing, settings, evaluators, board, Budget.depth(depth), slaves, seed, faults);
    }

    SharedRun(
            SharedSearch<SearchTask, SearchResult> sharing,
            SearchSettings settings,
            Supplier<Evaluator> evaluators,
            Board board,
            Budget limits,
            int slaves,
            long seed,
            Faults faults) {
        this(sharing, settings, evaluators, board, limits, Costs.JADE_ON_A_LAN, seed, faults, SLAVES_PER_HOST);
        hire(slaves);
    }

    /** One without slaves as yet. */
    SharedRun(
            SharedSearch<SearchTask, SearchResult> sharing,
            SearchSettings settings,
            Supplier<Evaluator> evaluators,
            Board board,
            Budget limits,
            Costs costs,
            long seed,
            Faults faults,
            int slavesPerHost) {
        this.slavesPerHost = slavesPerHost;
        this.sharing = sharing;
        this.settings = settings;
        this.evaluators = evaluators;
        history = DraughtsPosition.of(board);
        master = sharing.leader(
                new SearchTask(settings, evaluators, table(), history, limits), new HostState());
        simulation = new Simulation(seed, costs, faults);
        simulation.join(0, MASTER, master, 1);
    }

    /** Adds slaves of ordinary speed at the start. */
    void hire(int slaves) {
        hire(slaves, 1);
    }

    /**
     * Adds slaves at the start.
     *
     * @param slowness how many times slower than an ordinary slave each slave is; used in turn
     */
    void hire(int slaves, double... slowness) {
        Host host = host();
        for (int i = 0; i < slaves; i++) {
            if (i % slavesPerHost == 0) {
                host = host();
            }
            join(0, i, host, slowness[i % slowness.length]);
        }
    }

    Simulation simulation() {
        return simulation;
    }

    /** What the slaves of one host share. */
    record Host(TranspositionTable table, HostState state) {}

    Host host() {
        return new Host(table(), new HostState());
    }

    private TranspositionTable table() {
        return new TranspositionTable(settings.tableEntries(), settings.tableUse());
    }

    static String slave(int number) {
        return slave(number, SLAVES_PER_HOST);
    }

    private static String slave(int number, int slavesPerHost) {
        return "slave-" + number + "@host-" + number / slavesPerHost;
    }

    void join(long time, int number, Host host, double slowness) {
        String name = slave(number, slavesPerHost);
        Peer slave = sharing.helper(
                SearchTask.help(settings, evaluators, host.table().shared(), history), name, MASTER, host.state());
        simulation.join(time, name, slave, slowness);
    }

    /** The answer, which comes within an hour of virtual time or not at all. */
    SearchResult answer() {
        if (!simulation.run(() -> master.answer().isPresent(), FOREVER)) {
            throw new AssertionError("no answer after " + simulation.now() / 1_000_000 + " ms");
        }
        simulation.close();
        if (!simulation.failures().isEmpty()) {
            throw new AssertionError("a peer failed", simulation.failures().get(0));
        }
        return master.answer().orElseThrow();
    }

    /** What the slaves did, all together. */
    Statistics ofSlaves() {
        return simulation.names().stream()
                .filter(name -> !name.equals(MASTER))
                .map(simulation::statistics)
                .reduce(Statistics.NONE, Statistics::plus);
    }
}
