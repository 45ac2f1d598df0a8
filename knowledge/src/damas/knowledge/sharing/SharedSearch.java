package damas.knowledge.sharing;

/**
 * A way to share one search among hosts.
 *
 * <p>A peer's name tells its host behind an at sign ({@code slave-3@host-1}); peers of one host have tables in one
 * memory. If a host has several processes, the peer's process follows behind a slash ({@code slave-3@host-1/lab-2});
 * peers of one process share one {@link HostState}.
 *
 * @param <T> what is searched, and with what
 * @param <R> the result
 */
public interface SharedSearch<T, R> {
    /**
     * Makes the leader of a search.
     *
     * @param host what the peers of the leader's process share in this search
     */
    Leader<R> leader(T task, HostState host);

    /**
     * Makes a helper for one search.
     *
     * @param name the helper's name
     * @param leader the name of the leader
     * @param host what the peers of the helper's process share in this search
     */
    Peer helper(T task, String name, String leader, HostState host);

    /** The host that a peer lives on. */
    static String place(String peer) {
        String process = process(peer);
        int slash = process.indexOf('/');
        return slash < 0 ? process : process.substring(0, slash);
    }

    /** The process that a peer lives in, with its host. */
    static String process(String peer) {
        return peer.substring(peer.indexOf('@') + 1);
    }
}
