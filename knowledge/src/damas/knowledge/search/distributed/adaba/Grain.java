package damas.knowledge.search.distributed.adaba;

import damas.knowledge.search.SearchLimits;

/** How big tasks are and should be, learned from those that came back. */
final class Grain {
    /** By how much a search grows from one iteration to the next, two plies deeper. */
    private static final double GROWTH = 3.3;

    /** How much the last task of a depth counts beside all earlier ones. */
    private static final double NEWS = 0.2;

    private final EdgeSettings settings;
    private final double[] averages = new double[SearchLimits.MAX_DEPTH + 1];
    private double growthPerPly = Math.sqrt(GROWTH);
    private long nodes;
    private long lastNodes;
    private int slaves = 1;

    Grain(EdgeSettings settings) {
        this.settings = settings;
    }

    void slaves(int number) {
        slaves = Math.max(1, number);
    }

    /** An iteration begins. */
    void begin() {
        lastNodes = nodes;
        nodes = 0;
    }

    /** A task of this depth took so many nodes. */
    void learn(int depth, long taken) {
        nodes += taken;
        averages[depth] = averages[depth] == 0 ? taken : averages[depth] * (1 - NEWS) + taken * NEWS;
    }

    /** The nodes that a node of the tree may take, going by its last search or by others of its depth. */
    double expected(EdgeNode node) {
        int depth = node.depth();
        int known = depth;
        while (known > 0 && averages[known] == 0) {
            known--;
        }
        double base = known == 0 ? 1 : averages[known];
        double usual = base * Math.pow(growthPerPly, depth - known);
        // a table may have answered the last time, and will not answer a deeper search
        return node.cost() > 0 ? Math.max(node.cost() * Math.pow(growthPerPly, settings.step()), usual / 2) : usual;
    }

    /** The nodes that a task should have. */
    double wanted() {
        double share = lastNodes * Math.pow(growthPerPly, settings.step()) / slaves / settings.tasksPerSlave();
        return Math.max(settings.leastGrain(), share);
    }
}
