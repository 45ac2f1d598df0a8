package damas.behaviours.searching;

import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.search.Search;
import damas.knowledge.draughts.search.SearchLimits;
import damas.knowledge.draughts.search.SearchResult;
import damas.knowledge.draughts.search.StopSignal;
import damas.ontology.meaning.Reports;
import damas.ontology.words.SearchReport;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** One search on its own thread: what it has found so far, and in the end. */
public final class SearchJob {
    private final StopSignal stop = new StopSignal();
    private final CompletableFuture<SearchReport> answer = new CompletableFuture<>();
    private volatile Optional<SearchReport> soFar = Optional.empty();

    private SearchJob() {}

    /** Begins a search. */
    public static SearchJob start(Search search, DraughtsPosition history, SearchLimits limits) {
        SearchJob job = new SearchJob();
        long start = System.nanoTime();
        SearchThread.run(() -> {
            try {
                SearchResult result = search.search(
                        history, limits, job.stop, (found, time) -> job.soFar = Optional.of(Reports.of(found, time)));
                job.answer.complete(Reports.of(result, Duration.ofNanos(System.nanoTime() - start)));
            } catch (RuntimeException | Error e) {
                job.answer.completeExceptionally(e);
            }
        });
        return job;
    }

    /** The last iteration that was finished. */
    public Optional<SearchReport> soFar() {
        return soFar;
    }

    /** What came of it. */
    public CompletableFuture<SearchReport> answer() {
        return answer;
    }

    public void stop() {
        stop.raise();
    }
}
