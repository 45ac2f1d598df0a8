package damas.knowledge.montecarlo;

import damas.knowledge.engine.Report;
import damas.knowledge.game.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * The threads of one search. The caller's thread simulates, watches the limits and reports; the others only simulate.
 * Whatever one of them throws ends the search and is thrown by {@link #run}.
 */
final class Workers {
    /** The map of a report with the owners of points, from 1 for the side that moved first to -1. */
    private static final String OWNERSHIP = "ownership";

    /** The map of a report with the database of the dynamic move evaluation: what each point was worth to play on. */
    private static final String ADM = "adm";

    private static final long NANOS_BETWEEN_REPORTS = 200_000_000;

    /** The simulations of the caller's thread between two looks at whether the search is decided. */
    private static final int SIMULATIONS_A_LOOK = 64;

    private final SearchTree tree;
    private final MonteCarloSettings settings;
    private final StopRule rule;
    private final RootReport reporter;
    private final List<Simulations> workers = new ArrayList<>();
    private final PlayoutGame game;
    private final Position position;
    private final MoveDatabase database;

    private final long reused;

    /** The simulations that were begun, and the visits of the root from earlier searches. */
    private final AtomicLong begun;

    private final AtomicReference<Throwable> failure = new AtomicReference<>();
    private volatile boolean isOver;

    Workers(
            PlayoutGame game,
            Position position,
            MonteCarloSettings settings,
            SearchTree tree,
            MoveDatabase database,
            StopRule rule) {
        this.game = game;
        this.position = position;
        this.settings = settings;
        this.tree = tree;
        this.database = database;
        this.rule = rule;
        reporter = new RootReport(tree, game, position, settings.choice(), priors());
        reused = tree.visits(tree.root());
        begun = new AtomicLong(reused);
    }

    private DynamicEvaluation adm(PlayoutState state) {
        return DynamicEvaluation.of(settings.adm(), state.moveCodes(), database);
    }

    /** By code of a move, the value with which a child of the root starts; empty without priors. */
    private double[] priors() {
        if (settings.prior().seed() == PriorSeed.NONE) {
            return new double[0];
        }
        PlayoutState state = game.state(position);
        int[] moves = new int[state.moveCodes()];
        float[] values = new float[moves.length];
        float[] counts = new float[moves.length];
        int size = state.moves(moves);
        PriorKnowledge knowledge = game.prior();
        knowledge.set(state, moves, size, values, counts);
        if (settings.adm().isOn()) {
            adm(state).blend(state.turn(), moves, size, values, counts);
        }
        knowledge.addBonus(state, moves, size, values, counts);
        double[] priors = new double[moves.length];
        for (int i = 0; i < size; i++) {
            priors[moves[i]] = values[i];
        }
        return priors;
    }

    private Simulations worker(SplittableRandom random) {
        PlayoutState root = game.state(position);
        return new Simulations(
                tree,
                settings,
                root,
                game.state(position),
                new Selection(settings.tree(), game.raveInitial(position)),
                game.prior(),
                adm(root),
                random);
    }

    /** Searches to the end. */
    Report run(SplittableRandom random, BooleanSupplier stopped, Consumer<Report> reports) {
        Simulations leader = worker(random);
        workers.add(leader);
        if (tree.firstChild(tree.root()) == SearchTree.NONE) {
            begun.getAndIncrement();
            leader.run();
        }
        List<Thread> helpers = new ArrayList<>();
        for (int i = 1; i < settings.threads(); i++) {
            workers.add(worker(random.split()));
        }
        for (Simulations worker : workers.subList(1, workers.size())) {
            Thread helper = new Thread(() -> help(worker), "play-outs");
            helper.setDaemon(true);
            helper.start();
            helpers.add(helper);
        }
        try {
            lead(leader, stopped, reports);
        } catch (RuntimeException | Error e) {
            failure.compareAndSet(null, e);
        } finally {
            isOver = true;
            join(helpers);
        }
        rethrow(failure.get());
        return report();
    }

    private static void rethrow(Throwable failure) {
        if (failure instanceof Error error) {
            throw error;
        }
        if (failure instanceof RuntimeException exception) {
            throw exception;
        }
    }

    /** Helpers end after the simulation under way, so an interrupt can wait until then. */
    private static void join(List<Thread> helpers) {
        boolean interrupted = false;
        for (Thread helper : helpers) {
            while (helper.isAlive()) {
                try {
                    helper.join();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void help(Simulations worker) {
        try {
            while (!isOver && begun.getAndIncrement() < rule.visits()) {
                worker.run();
            }
        } catch (RuntimeException | Error e) {
            failure.compareAndSet(null, e);
            isOver = true;
        }
    }

    private void lead(Simulations worker, BooleanSupplier stopped, Consumer<Report> reports) {
        long lastReport = 0;
        int sinceLook = 0;
        while (!isOver && !stopped.getAsBoolean()) {
            long elapsed = rule.elapsed();
            if (rule.isTimeUp(elapsed)) {
                return;
            }
            if (++sinceLook == SIMULATIONS_A_LOOK) {
                sinceLook = 0;
                if (rule.isDecided(tree, begun.get(), begun.get() - reused, elapsed)) {
                    return;
                }
            }
            if (elapsed - lastReport >= NANOS_BETWEEN_REPORTS) {
                lastReport = elapsed;
                reports.accept(report());
            }
            if (begun.getAndIncrement() >= rule.visits()) {
                return;
            }
            worker.run();
        }
    }

    private long done() {
        return workers.stream().mapToLong(Simulations::simulations).sum();
    }

    private Report report() {
        return reporter.report(done(), rule.time(), maps());
    }

    private Map<String, double[]> maps() {
        double[] sums = new double[workers.get(0).ownedPoints()];
        long ends = 0;
        for (Simulations worker : workers) {
            ends += worker.addOwners(sums);
        }
        if (ends == 0 || sums.length == 0) {
            return Map.of();
        }
        for (int i = 0; i < sums.length; i++) {
            sums[i] /= ends;
        }
        return settings.adm().isOn() ? Map.of(OWNERSHIP, sums, ADM, adm(sums.length)) : Map.of(OWNERSHIP, sums);
    }

    /** By point, the mean result of the simulations in which the side to move played there. */
    private double[] adm(int points) {
        PlayoutState root = game.state(position);
        DynamicEvaluation evaluation = workers.get(0).adm();
        double[] averages = new double[points];
        for (int i = 0; i < points; i++) {
            int move = root.moveAt(i);
            averages[i] = move < 0 ? 0.5 : evaluation.average(move, root.turn());
        }
        return averages;
    }

    SearchStatistics statistics() {
        long priors = 0;
        long changed = 0;
        for (Simulations worker : workers) {
            priors += worker.adm().priors();
            changed += worker.adm().changedPriors();
        }
        return new SearchStatistics(done(), reused, tree.size(), priors, changed);
    }
}
