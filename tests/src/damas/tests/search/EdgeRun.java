package damas.tests.search;

import damas.knowledge.game.Board;
import damas.knowledge.search.Evaluator;
import damas.knowledge.search.History;
import damas.knowledge.search.SearchLimits;
import damas.knowledge.search.SearchResult;
import damas.knowledge.search.SearchSettings;
import damas.knowledge.search.TranspositionTable;
import damas.knowledge.search.distributed.adaba.EdgeMaster;
import damas.knowledge.search.distributed.adaba.EdgeSettings;
import damas.knowledge.search.distributed.adaba.EdgeSlave;
import damas.knowledge.search.distributed.simulation.Costs;
import damas.knowledge.search.distributed.simulation.Faults;
import damas.knowledge.search.distributed.simulation.Simulation;
import damas.knowledge.search.distributed.simulation.Statistics;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** A simulated search with ADABA V4: its slaves live on hosts of four, whose table they share. */
final class EdgeRun {
    static final String MASTER = "master";
    private static final int SLAVES_PER_HOST = 4;
    private static final long FOREVER = 3_600_000_000_000L;

    private final SearchSettings settings;
    private final Supplier<Evaluator> evaluator;
    private final History history;
    private final EdgeMaster master;
    private final Simulation simulation;
    private final int slaves;

    EdgeRun(
            SearchSettings settings,
            EdgeSettings sharing,
            Supplier<Evaluator> evaluator,
            Board board,
            int depth,
            int slaves,
            long seed,
            Faults faults) {
        this.settings = settings;
        this.evaluator = evaluator;
        this.slaves = slaves;
        history = History.of(board);
        master = new EdgeMaster(settings, sharing, evaluator, history, SearchLimits.depth(depth));
        simulation = new Simulation(seed, Costs.JADE_ON_A_LAN, faults);
        simulation.join(0, MASTER, master, 1);
        TranspositionTable table = table();
        for (int i = 0; i < slaves; i++) {
            if (i % SLAVES_PER_HOST == 0) {
                table = table();
            }
            join(0, i, table, 1);
        }
    }

    Simulation simulation() {
        return simulation;
    }

    TranspositionTable table() {
        return new TranspositionTable(settings.tableEntries(), settings.tableUse());
    }

    static String slave(int number) {
        return "slave-" + number;
    }

    void join(long time, int number, TranspositionTable table, double slowness) {
        EdgeSlave slave = new EdgeSlave(settings, evaluator.get(), table.shared(), history);
        List<String> confidants = new ArrayList<>();
        for (int host = 0; host * SLAVES_PER_HOST < slaves; host++) {
            if (host != number / SLAVES_PER_HOST) {
                confidants.add(slave(Math.min(slaves - 1, host * SLAVES_PER_HOST + number % SLAVES_PER_HOST)));
            }
        }
        slave.confidants(confidants);
        simulation.join(time, slave(number), slave, slowness);
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
