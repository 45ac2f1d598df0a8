package damas.tests.search;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.search.Evaluator;
import damas.knowledge.draughts.search.SearchResult;
import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.draughts.search.TranspositionTable;
import damas.knowledge.draughts.sharing.Helper;
import damas.knowledge.draughts.sharing.Leader;
import damas.knowledge.draughts.sharing.Sharing;
import damas.knowledge.draughts.sharing.simulation.Costs;
import damas.knowledge.draughts.sharing.simulation.Faults;
import damas.knowledge.draughts.sharing.simulation.Simulation;
import damas.knowledge.draughts.sharing.simulation.Statistics;
import damas.knowledge.engine.Budget;
import java.util.function.Supplier;

/** A simulated shared search: its slaves live on hosts of four, whose table they share. */
final class SharedRun {
    static final String MASTER = "master@host";
    private static final int SLAVES_PER_HOST = 4;
    private static final long FOREVER = 3_600_000_000_000L;

    private final Sharing sharing;
    private final SearchSettings settings;
    private final Supplier<Evaluator> evaluators;
    private final DraughtsPosition history;
    private final Leader master;
    private final Simulation simulation;
    private final int slavesPerHost;

    SharedRun(
            Sharing sharing,
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
            Sharing sharing,
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
            Sharing sharing,
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
        master = sharing.leader(settings, evaluators, table(), history, limits);
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
        TranspositionTable table = table();
        for (int i = 0; i < slaves; i++) {
            if (i % slavesPerHost == 0) {
                table = table();
            }
            join(0, i, table, slowness[i % slowness.length]);
        }
    }

    Simulation simulation() {
        return simulation;
    }

    TranspositionTable table() {
        return new TranspositionTable(settings.tableEntries(), settings.tableUse());
    }

    static String slave(int number) {
        return slave(number, SLAVES_PER_HOST);
    }

    private static String slave(int number, int slavesPerHost) {
        return "slave-" + number + "@host-" + number / slavesPerHost;
    }

    void join(long time, int number, TranspositionTable table, double slowness) {
        String name = slave(number, slavesPerHost);
        Helper slave = sharing.helper(name, settings, evaluators.get(), table.shared());
        slave.begin(history, MASTER, "search");
        simulation.join(time, name, slave, slowness);
    }

    /** The answer, which comes within an hour of virtual time or not at all. */
    SearchResult answer() {
        if (!simulation.run(() -> master.answer().isPresent(), FOREVER)) {
            throw new AssertionError("no answer after " + simulation.now() / 1_000_000 + " ms");
        }
        simulation.close();
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
