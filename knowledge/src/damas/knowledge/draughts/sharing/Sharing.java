package damas.knowledge.draughts.sharing;

import damas.knowledge.draughts.DraughtsPosition;
import damas.knowledge.draughts.search.Evaluator;
import damas.knowledge.draughts.search.SearchSettings;
import damas.knowledge.draughts.search.TranspositionTable;
import damas.knowledge.engine.Budget;
import java.util.function.Supplier;

/**
 * A way to share one search among peers.
 *
 * <p>A peer's name says where it lives behind an at sign ({@code slave-3@host-1}); peers of one place have tables in
 * the same memory. If a place has several processes, the peer's own follows behind a slash ({@code
 * slave-3@host-1/lab-2}); peers of one process have tables that are {@link TranspositionTable#shared}.
 */
public interface Sharing {
    /**
     * Leads the search of a position with two moves or more.
     *
     * @param evaluators makes evaluators, each of which serves one thread at a time
     * @param table what this peer keeps from one search to the next, perhaps {@link TranspositionTable#shared} with
     *     helpers of its place; when it is forgotten is for its owner to say
     */
    Leader leader(
            SearchSettings settings,
            Supplier<Evaluator> evaluators,
            TranspositionTable table,
            DraughtsPosition history,
            Budget limits);

    /**
     * Helps leaders that search with these settings.
     *
     * @param name what the others call it
     * @param table a table of its own, or one {@link TranspositionTable#shared} with the other helpers of its place
     */
    Helper helper(String name, SearchSettings settings, Evaluator evaluator, TranspositionTable table);

    /** Where a peer lives. */
    static String place(String peer) {
        String process = process(peer);
        int slash = process.indexOf('/');
        return slash < 0 ? process : process.substring(0, slash);
    }

    /** The process that a peer lives in, with its place. */
    static String process(String peer) {
        return peer.substring(peer.indexOf('@') + 1);
    }
}
