package damas.knowledge.draughts.sharing;

import damas.knowledge.draughts.search.SearchResult;
import java.util.Optional;

/** The peer that was asked for a move: it leads one search of one position, and answers with or without helpers. */
public interface Leader extends Peer {
    /** The answer, once there is one. */
    Optional<SearchResult> answer();

    /** The best that is known so far; its move can be played at any time. */
    SearchResult soFar();

    /** The answer is wanted now: there is one as soon as the job that may be running has ended. */
    void stop(Outbox outbox);
}
