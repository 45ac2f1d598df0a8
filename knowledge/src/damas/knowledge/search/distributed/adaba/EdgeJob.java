package damas.knowledge.search.distributed.adaba;

import damas.knowledge.game.Move;
import damas.knowledge.search.AlphaBeta;
import damas.knowledge.search.Budget;
import damas.knowledge.search.History;
import damas.knowledge.search.SearchLimits;
import damas.knowledge.search.SearchStopped;
import damas.knowledge.search.StopSignal;
import damas.knowledge.search.distributed.Job;
import java.util.Optional;
import java.util.function.LongSupplier;

/** The search of one task. */
final class EdgeJob implements Job {
    private final AlphaBeta search;
    private final History root;
    private final EdgeTask task;
    private final StopSignal stop = new StopSignal();
    private volatile Optional<Budget> budget = Optional.empty();
    private volatile Optional<EdgeResult> result = Optional.empty();

    EdgeJob(AlphaBeta search, History root, EdgeTask task) {
        this.search = search;
        this.root = root;
        this.task = task;
    }

    EdgeTask task() {
        return task;
    }

    void stop() {
        stop.raise();
    }

    /** What was found, unless the job was stopped. */
    Optional<EdgeResult> result() {
        return result;
    }

    @Override
    public void run(LongSupplier nanoClock) {
        Budget own = new Budget(SearchLimits.NONE, stop, nanoClock);
        budget = Optional.of(own);
        History history = root;
        for (Move move : task.path()) {
            history = history.play(move);
        }
        try {
            float value = search.value(history, task.path().size(), task.depth(), task.alpha(), task.beta(), own);
            String best =
                    search.known(history.board(), task.depth()).map(Move::toString).orElse(EdgeResult.NO_MOVE);
            result = Optional.of(new EdgeResult(task.id(), value, own.nodes(), best));
        } catch (SearchStopped e) {
            result = Optional.empty();
        }
    }

    @Override
    public long nodes() {
        return budget.map(Budget::nodes).orElse(0L);
    }
}
