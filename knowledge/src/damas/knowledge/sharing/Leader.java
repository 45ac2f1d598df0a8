package damas.knowledge.sharing;

import java.util.Optional;

/**
 * The peer that was asked for a move: leads one search of one position, and answers with or without helpers.
 *
 * @param <R> the result
 */
public interface Leader<R> extends Peer {
    /** The answer, once there is one. */
    Optional<R> answer();

    /** The best result so far; its move can be played at any time. */
    R soFar();

    /** Ends the search: the answer is there as soon as the job that may be running has ended. */
    void stop(Outbox outbox);
}
