package damas.knowledge.montecarlo;

import damas.knowledge.engine.Budget;
import damas.knowledge.engine.Report;
import damas.knowledge.game.Move;
import damas.knowledge.game.Position;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * Searches the positions of one game after another, and keeps what the next search can use: the part of the tree below
 * the moves played, and the database of the dynamic move evaluation, which lasts for the game. With a seed, a number of
 * simulations and one thread, its results are the same on any machine. One search at a time.
 */
public final class TreeSearch {
    /** Mixes the number of a game into the seed. */
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private final PlayoutGame game;
    private final MonteCarloSettings settings;
    private final LongSupplier nanos;
    private final long seed;

    private Optional<Kept> kept = Optional.empty();
    private SearchStatistics statistics = SearchStatistics.NONE;
    private long gameNumber;

    /**
     * What is kept from the last search.
     *
     * @param position its root
     */
    private record Kept(SearchTree tree, MoveDatabase database, Position position) {}

    /** @param nanos the clock: {@code System::nanoTime} */
    public TreeSearch(PlayoutGame game, MonteCarloSettings settings, LongSupplier nanos) {
        this.game = game;
        this.settings = settings;
        this.nanos = nanos;
        seed = settings.seed().orElseGet(() -> new SplittableRandom().nextLong());
    }

    /** Forgets tree and database. */
    public void newGame() {
        gameNumber += kept.isPresent() ? 1 : 0;
        kept = Optional.empty();
    }

    /**
     * Searches until a limit is reached, the rest cannot change the choice or {@code stopped} says so. At least one
     * simulation is run in a tree without any.
     *
     * @param position has a legal move
     * @param budget N nodes are N visits of the root; those of the tree that is kept count
     * @param reports takes what is known so far, now and then
     */
    public Report search(Position position, Budget budget, BooleanSupplier stopped, Consumer<Report> reports) {
        long start = nanos.getAsLong();
        PlayoutState root = game.state(position);
        Kept memory = memory(position, root.moveCodes(), () -> nanos.getAsLong() - start < budget.time().toNanos() / 4);
        // a search that fails leaves nothing behind
        kept = Optional.empty();
        SplittableRandom random = new SplittableRandom(seed + GOLDEN * gameNumber ^ position.key());
        StopRule rule = new StopRule(nanos, start, budget, settings);
        Workers workers = new Workers(game, position, settings, memory.tree(), memory.database(), rule);
        Report report = workers.run(random, stopped, reports);
        statistics = workers.statistics();
        kept = Optional.of(memory);
        return report;
    }

    /** What the last search did. */
    public SearchStatistics statistics() {
        return statistics;
    }

    /** The tree of the last search; empty before the first search of a game. */
    public Optional<SearchedNode> tree() {
        return kept.map(Kept::tree).map(tree -> SearchedNode.of(tree, tree.root()));
    }

    /** Tree and database for a search of this position. */
    private Kept memory(Position position, int moveCodes, BooleanSupplier hasTime) {
        if (kept.isEmpty()) {
            return new Kept(
                    new SearchTree(settings.tree().nodes()),
                    new MoveRecords(settings.adm().isOn() ? DynamicEvaluation.keys(moveCodes) : 0),
                    position);
        }
        SearchTree tree = kept.get().tree();
        int node = settings.tree().reuse() ? find(tree, kept.get().position(), position) : SearchTree.NONE;
        if (node == SearchTree.NONE) {
            tree.clear();
        } else if (node != tree.root()) {
            tree.replaceBy(node, hasTime);
        }
        if (settings.adm().forgets()) {
            kept.get().database().clear();
        }
        return new Kept(tree, kept.get().database(), position);
    }

    /** The node of a position in the tree of an earlier position of the same game. */
    private int find(SearchTree tree, Position root, Position position) {
        List<? extends Move> before = root.played();
        List<? extends Move> played = position.played();
        if (!root.start().equals(position.start())
                || played.size() < before.size()
                || !played.subList(0, before.size()).equals(before)) {
            return SearchTree.NONE;
        }
        int node = tree.root();
        Position at = root;
        for (Move move : played.subList(before.size(), played.size())) {
            node = node == SearchTree.NONE ? node : tree.child(node, game.code(at, move));
            at = at.play(move);
        }
        return node;
    }
}
