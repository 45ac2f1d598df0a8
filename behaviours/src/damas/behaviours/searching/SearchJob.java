package damas.behaviours.searching;

import damas.knowledge.engine.Engine;
import damas.knowledge.engine.Limits;
import damas.knowledge.engine.Report;
import damas.knowledge.game.Position;
import damas.ontology.meaning.Reports;
import damas.ontology.words.SearchReport;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;

/** One question to an engine. Every method may be called from any thread. */
public final class SearchJob {
    private static final Logger LOG = LogManager.getLogger(SearchJob.class);

    private final CompletableFuture<SearchReport> answer = new CompletableFuture<>();
    private final Engine engine;
    private final Position position;
    private final Engine.Thinking thinking;
    private volatile Optional<SearchReport> soFar = Optional.empty();
    private volatile Optional<String> failure = Optional.empty();
    private volatile Runnable onNews = () -> { };

    private SearchJob(Engine engine, Position position, Limits limits) {
        this.engine = engine;
        this.position = position;
        thinking = engine.think(position, limits, new Taking());
    }

    /**
     * Asks an engine, which searches one position at a time.
     *
     * @throws IllegalArgumentException if the engine refuses the position or the limits
     */
    public static SearchJob start(Engine engine, Position position, Limits limits) {
        return new SearchJob(engine, position, limits);
    }

    /** Takes what the engine finds, on the engine's threads. */
    private final class Taking implements Engine.Listener {
        @Override
        public void report(Report found) {
            soFar = Optional.of(Reports.of(found));
            onNews.run();
            SearchThread.lowerPriority();
        }

        @Override
        public void answered(Report last) {
            answer.complete(Reports.of(last, engine.resigns(last)));
            onNews.run();
        }

        @Override
        public void failed(String reason, Throwable cause) {
            LOG.error("{} in {}", reason, position.text(), cause);
            failure = Optional.of(reason);
            answer.completeExceptionally(cause);
            onNews.run();
        }
    }

    /**
     * Runs something after each report and after the end, on a thread of the engine: it must be short. It runs once at
     * once, so that no report is missed.
     */
    public void onNews(Runnable action) {
        onNews = action;
        action.run();
    }

    /** The last report. */
    public Optional<SearchReport> soFar() {
        return soFar;
    }

    /** The answer in the end; completed exceptionally if the engine failed. */
    public CompletableFuture<SearchReport> answer() {
        return answer;
    }

    /** Why the engine failed, for a message; empty while it thinks and after it has answered. */
    public Optional<String> failure() {
        return failure;
    }

    /** Asks the engine for its answer now. */
    public void stop() {
        thinking.answerNow();
    }
}
