package damas.knowledge.draughts.sharing;

import damas.knowledge.draughts.DraughtsMove;
import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.search.AlphaBeta;
import damas.knowledge.draughts.search.SearchMeter;
import damas.knowledge.draughts.search.SearchStopped;
import damas.knowledge.engine.Budget;
import damas.knowledge.engine.StopSignal;
import damas.knowledge.sharing.Job;
import java.util.Optional;
import java.util.function.LongSupplier;

/** The search of one branch. */
public final class BranchJob implements Job {
    private final AlphaBeta search;
    private final DraughtsPosition root;
    private final BranchTask task;
    private final Budget limits;
    private final StopSignal stop = new StopSignal();
    private volatile Optional<SearchMeter> budget = Optional.empty();
    private volatile Optional<BranchResult> result = Optional.empty();

    public BranchJob(AlphaBeta search, DraughtsPosition root, BranchTask task) {
        this(search, root, task, Budget.UNLIMITED);
    }

    /**
     * The same for one who has only so many nodes and so much time left.
     */
    public BranchJob(AlphaBeta search, DraughtsPosition root, BranchTask task, Budget limits) {
        this.search = search;
        this.root = root;
        this.task = task;
        this.limits = limits;
    }

    public BranchTask task() {
        return task;
    }

    public void stop() {
        stop.raise();
    }

    /** What was found, unless the job was stopped. */
    public Optional<BranchResult> result() {
        return result;
    }

    @Override
    public void run(LongSupplier nanoClock) {
        SearchMeter own = new SearchMeter(limits, stop, nanoClock);
        budget = Optional.of(own);
        DraughtsPosition history = task.from(root);
        try {
            float value = search.value(history, task.path().size(), task.depth(), task.alpha(), task.beta(), own);
            String best =
                    search.known(history.board(), task.depth())
                            .map(DraughtsMove::toString).orElse(BranchResult.NO_MOVE);
            result = Optional.of(new BranchResult(task.id(), value, own.nodes(), best));
        } catch (SearchStopped e) {
            result = Optional.empty();
        }
    }

    @Override
    public long nodes() {
        return budget.map(SearchMeter::nodes).orElse(0L);
    }

    @Override
    public String words() {
        return task.words();
    }
}
