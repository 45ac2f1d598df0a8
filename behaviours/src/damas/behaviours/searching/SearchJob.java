package damas.behaviours.searching;

import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.search.SearchResult;
import damas.knowledge.draughts.search.StopSignal;
import damas.knowledge.engine.Budget;
import damas.ontology.meaning.Reports;
import damas.ontology.words.SearchReport;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;

/** One search that is under way. Every method may be called from any thread. */
public final class SearchJob {
    private static final Logger LOG = LogManager.getLogger(SearchJob.class);

    private final StopSignal stop = new StopSignal();
    private final CompletableFuture<SearchReport> answer = new CompletableFuture<>();
    private volatile Optional<SearchReport> soFar = Optional.empty();
    private volatile Optional<String> failure = Optional.empty();
    private volatile Runnable onNews = () -> { };

    private SearchJob() {}

    /** Starts a search. */
    public static SearchJob start(AsyncSearch search, DraughtsPosition history, Budget limits) {
        SearchJob job = new SearchJob();
        long start = System.nanoTime();
        search.start(history, limits, job.stop, job::finished).whenComplete((result, cause) -> {
            if (cause == null) {
                job.answer.complete(Reports.of(result, Duration.ofNanos(System.nanoTime() - start)));
            } else {
                LOG.error("the search of {} failed", history.board(), cause);
                job.failure = Optional.of("the search failed: " + cause);
                job.answer.completeExceptionally(cause);
            }
            job.onNews.run();
        });
        return job;
    }

    private void finished(SearchResult found, Duration time) {
        soFar = Optional.of(Reports.of(found, time));
        onNews.run();
    }

    /**
     * Runs something after each finished iteration and after the end, on the thread of the search: it must be short.
     * It runs once at once, so that nothing is missed.
     */
    public void onNews(Runnable action) {
        onNews = action;
        action.run();
    }

    /** The last iteration that was finished. */
    public Optional<SearchReport> soFar() {
        return soFar;
    }

    /** The result in the end; completed exceptionally if the search failed. */
    public CompletableFuture<SearchReport> answer() {
        return answer;
    }

    /** Why the search failed, for a message; empty while it runs and after it has succeeded. */
    public Optional<String> failure() {
        return failure;
    }

    public void stop() {
        stop.raise();
    }
}
