package damas.knowledge.sharing;

import java.util.Collection;
import java.util.List;

/** Takes the messages of a peer. What it sends may be lost on the way, to each of those it is meant for. */
public interface Outbox {
    /** Sends lines that a person can read to some peers. */
    void send(Collection<String> peers, String message);

    /** Sends what no person wants to read and is too much for lines: entries of tables. */
    void bulk(Collection<String> peers, byte[] content);

    /** Sends lines to one peer. */
    default void send(String peer, String message) {
        send(List.of(peer), message);
    }
}
