package damas.knowledge.engine;

import damas.knowledge.game.Position;
import java.util.concurrent.CompletableFuture;

/**
 * A way to find moves: a serial search, a shared search, an external program, a team. It thinks about one position at a
 * time.
 */
public interface Engine extends AutoCloseable {
    /** Says that the next position belongs to another game: nothing learned from the last game is kept. */
    void newGame();

    /**
     * Begins to think about a position that has a legal move, and returns at once.
     *
     * @param listener is called on any thread
     * @throws IllegalArgumentException if the game is over, or the engine does not know a limit or the game
     */
    Thinking think(Position position, Limits limits, Listener listener);

    /**
     * Thinks about a position and waits for the answer.
     *
     * @throws IllegalArgumentException as {@link #think} does
     * @throws java.util.concurrent.CompletionException if the engine fails
     */
    default Report answer(Position position, Limits limits) {
        CompletableFuture<Report> answer = new CompletableFuture<>();
        think(position, limits, new Listener() {
            @Override
            public void report(Report soFar) {
                // only the answer counts
            }

            @Override
            public void answered(Report last) {
                answer.complete(last);
            }

            @Override
            public void failed(String reason, Throwable cause) {
                answer.completeExceptionally(cause);
            }
        });
        return answer.join();
    }

    /**
     * Whether this engine gives the game up instead of playing the best move of a report that it answered. An engine
     * resigns only if its settings say so.
     */
    default boolean resigns(Report last) {
        return false;
    }

    /** Ends a search under way. After it returns, no listener is called any more. */
    @Override
    void close();

    /** One question that is being thought about. */
    interface Thinking {
        /**
         * Asks for the answer now. Returns without waiting for it: the listener may wait for the caller. Does nothing
         * after the answer.
         */
        void answerNow();
    }

    /** Takes what an engine finds: any number of reports, then exactly one answer or failure. */
    interface Listener {
        /** What the engine has found so far. */
        void report(Report soFar);

        /** The answer: its best move is the one to play. */
        void answered(Report last);

        /**
         * There is no answer.
         *
         * @param reason a sentence for people
         * @param cause what was thrown
         */
        void failed(String reason, Throwable cause);
    }
}
