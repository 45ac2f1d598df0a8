package damas.containers.gtp;

import damas.knowledge.engine.Engine;
import damas.knowledge.engine.Limits;
import damas.knowledge.engine.Report;
import damas.knowledge.go.GoPosition;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;

/**
 * Asks an engine and waits for its answer. One thread asks; any other may interrupt it. The last report is kept, with
 * its position, for the commands that show it.
 */
final class GtpThinker {
    private static final Logger LOG = LogManager.getLogger(GtpThinker.class);

    private final Engine engine;
    private final BooleanSupplier isInputWaiting;

    // what is under way, if anything is
    private boolean isActive;
    private boolean isAnalysis;
    private boolean isInterrupted;
    private Optional<Engine.Thinking> thinking = Optional.empty();

    private Optional<GoPosition> reportedPosition = Optional.empty();
    private Optional<Report> lastReport = Optional.empty();

    /**
     * @param isInputWaiting whether there is a line that has not been obeyed: it ends an analysis
     */
    GtpThinker(Engine engine, BooleanSupplier isInputWaiting) {
        this.engine = engine;
        this.isInputWaiting = isInputWaiting;
    }

    void newGame() {
        engine.newGame();
    }

    boolean resigns(Report last) {
        return engine.resigns(last);
    }

    /** The last report about this position. */
    Optional<Report> reported(GoPosition position) {
        return reportedPosition.equals(Optional.of(position)) ? lastReport : Optional.empty();
    }

    /**
     * Waits for the answer to a position.
     *
     * @throws GtpFailure if there is none
     */
    Report answer(GoPosition position, Limits limits) {
        return answer(position, limits, false, soFar -> { }, last -> { });
    }

    /**
     * Waits for the answer to a position.
     *
     * @param untilInput whether the next line of input asks for the answer at once
     * @param reports takes what is known so far, on any thread
     * @param answer takes the answer
     * @throws GtpFailure if there is none
     */
    Report answer(
            GoPosition position, Limits limits, boolean untilInput, Consumer<Report> reports, Consumer<Report> answer) {
        begin(untilInput);
        try {
            Report last = ask(position, limits, reports);
            answer.accept(last);
            return last;
        } finally {
            end();
        }
    }

    /**
     * Thinks until the next line of input comes, also if the engine answers before.
     *
     * @param reports takes what is known so far, on any thread
     * @param answer takes the answer
     * @throws GtpFailure if there is no answer
     */
    void analyze(GoPosition position, Consumer<Report> reports, Consumer<Report> answer) {
        begin(true);
        try {
            answer.accept(ask(position, Limits.INFINITE, reports));
            awaitInput();
        } finally {
            end();
        }
    }

    private synchronized void begin(boolean untilInput) {
        isActive = true;
        isAnalysis = untilInput;
        isInterrupted = untilInput && isInputWaiting.getAsBoolean();
    }

    private synchronized void end() {
        isActive = false;
        thinking = Optional.empty();
    }

    private synchronized void awaitInput() {
        try {
            while (!isInterrupted) {
                wait();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Says that a line of input has come, after {@link #isInputWaiting} knows of it. */
    synchronized void inputArrived() {
        if (isAnalysis) {
            interrupt();
        }
    }

    /** Asks for the answer to the question under way now; does nothing if there is none. */
    synchronized void interrupt() {
        if (isActive) {
            isInterrupted = true;
            thinking.ifPresent(Engine.Thinking::answerNow);
            notifyAll();
        }
    }

    private Report ask(GoPosition position, Limits limits, Consumer<Report> reports) {
        Turn turn = new Turn(reports);
        try {
            Engine.Thinking begun = engine.think(position, limits, turn);
            synchronized (this) {
                thinking = Optional.of(begun);
                if (isInterrupted) {
                    begun.answerNow();
                }
            }
            Report last = turn.answer.get();
            if (!position.moves().contains(last.best())) {
                throw new GtpFailure("the engine chose " + last.best().text() + ", which is not legal");
            }
            reportedPosition = Optional.of(position);
            lastReport = Optional.of(last);
            return last;
        } catch (IllegalArgumentException e) {
            throw new GtpFailure(String.valueOf(e.getMessage()));
        } catch (ExecutionException e) {
            LOG.warn("no move in {}", position.text(), e);
            throw new GtpFailure(String.valueOf(e.getCause().getMessage()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new GtpFailure("the engine is closed");
        }
    }

    /** One question. */
    private static final class Turn implements Engine.Listener {
        private final Consumer<Report> reports;
        private final CompletableFuture<Report> answer = new CompletableFuture<>();

        Turn(Consumer<Report> reports) {
            this.reports = reports;
        }

        @Override
        public void report(Report soFar) {
            if (!answer.isDone()) {
                reports.accept(soFar);
            }
        }

        @Override
        public void answered(Report last) {
            answer.complete(last);
        }

        @Override
        public void failed(String reason, Throwable cause) {
            answer.completeExceptionally(new GtpFailure(reason));
        }
    }
}
