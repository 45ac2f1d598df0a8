package damas.behaviours.searching;

import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.search.Search;
import damas.knowledge.draughts.search.SearchListener;
import damas.knowledge.draughts.search.SearchResult;
import damas.knowledge.draughts.search.StopSignal;
import damas.knowledge.engine.Budget;
import java.util.concurrent.CompletableFuture;

/** A search that is started and answers later: no thread waits for it. */
public interface AsyncSearch {
    /**
     * Starts a search and returns at once. One search runs at a time.
     *
     * @param listener gets each finished iteration, on a thread of the search
     * @return the result in the end; completed exceptionally if the search fails without one
     */
    CompletableFuture<SearchResult> start(
            DraughtsPosition position, Budget limits, StopSignal stop, SearchListener listener);

    /** Runs a search on a {@link SearchThread}. */
    static AsyncSearch onThread(Search search) {
        return (position, limits, stop, listener) -> {
            CompletableFuture<SearchResult> answer = new CompletableFuture<>();
            SearchThread.run(() -> {
                // a short move cannot do without the first iteration: it does not wait for compilers and other searches
                Thread thread = Thread.currentThread();
                thread.setPriority(Thread.NORM_PRIORITY);
                try {
                    answer.complete(search.search(position, limits, stop, (found, time) -> {
                        listener.finished(found, time);
                        thread.setPriority(SearchThread.PRIORITY);
                    }));
                } catch (RuntimeException | Error e) {
                    answer.completeExceptionally(e);
                } finally {
                    thread.setPriority(SearchThread.PRIORITY);
                }
            });
            return answer;
        };
    }
}
