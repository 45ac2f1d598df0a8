package damas.knowledge.search.distributed;

import damas.knowledge.search.AlphaBeta;
import damas.knowledge.search.Budget;
import damas.knowledge.search.History;
import damas.knowledge.search.SearchResult;
import damas.knowledge.search.SearchStopped;
import java.util.List;

/** Does the tasks of one search after another; what it learns in one task of a search helps it in the next. */
public final class TaskWorker {
    private final AlphaBeta search;
    private History history;

    public TaskWorker(AlphaBeta search) {
        this.search = search;
    }

    /** Another search begins. */
    public void begin(History newHistory) {
        history = newHistory;
        search.forget();
    }

    /**
     * @throws SearchStopped if the budget is spent before the task is done
     */
    public TaskResult work(SearchTask task, Budget budget) {
        SearchResult result = search.search(history, List.of(task.move()), task.depth(), task.alpha(), budget);
        return new TaskResult(task.id(), result.value(), budget.nodes(), result.variation());
    }
}
