package damas.knowledge.draughts.sharing.aphid;

import damas.knowledge.sharing.Job;
import java.util.Optional;
import java.util.function.LongSupplier;

/** One pass. While it runs nothing else may touch the tree, so results that come meanwhile wait. */
final class PassJob implements Job {
    private final PassTree tree;
    private volatile Optional<Pass> pass = Optional.empty();
    private volatile long nodes;

    PassJob(PassTree tree) {
        this.tree = tree;
    }

    Optional<Pass> pass() {
        return pass;
    }

    @Override
    public void run(LongSupplier nanoClock) {
        long before = tree.nodes();
        pass = Optional.of(tree.pass());
        nodes = tree.nodes() - before;
    }

    @Override
    public long nodes() {
        return nodes;
    }

    @Override
    public String words() {
        return "a pass over the upper tree";
    }
}
