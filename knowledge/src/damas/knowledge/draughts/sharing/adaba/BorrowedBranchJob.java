package damas.knowledge.draughts.sharing.adaba;

import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.sharing.BranchResult;
import damas.knowledge.draughts.sharing.BranchTask;
import damas.knowledge.engine.StopSignal;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/** One searcher's part in a branch that was borrowed. */
final class BorrowedBranchJob extends V4Job {
    private final V4AlphaBeta search;
    private final DraughtsPosition root;
    private volatile boolean complete;
    private volatile Optional<BranchResult> result = Optional.empty();

    BorrowedBranchJob(
            V4AlphaBeta search,
            Branch branch,
            long epoch,
            boolean helps,
            BooleanSupplier until,
            DraughtsPosition root) {
        super(search, branch, epoch, helps, until);
        this.search = search;
        this.root = root;
    }

    @Override
    boolean isComplete() {
        return complete;
    }

    /** What was found, if it holds on every line: a draw by rule may have had a part in it. */
    Optional<BranchResult> result() {
        return result;
    }

    @Override
    void search(boolean withOthers, StopSignal signal, LongSupplier nanoClock) {
        BranchTask task = branch().task();
        DraughtsPosition history = task.from(root);
        float value = search.branch(
                history, task.path().size(), task.depth(), task.alpha(), task.beta(), withOthers, signal, nanoClock);
        complete = !Float.isNaN(value);
        if (complete && search.isGeneral()) {
            String best = search.known(history.board(), task.depth())
                    .map(DraughtsMove::toString).orElse(BranchResult.NO_MOVE);
            result = Optional.of(new BranchResult(task.id(), value, nodes(), best));
        }
    }

    @Override
    public String words() {
        return branch().task().words();
    }
}
