package damas.knowledge.search.distributed;

import java.util.Collection;
import java.util.List;

/** Takes the messages of a peer. */
@FunctionalInterface
public interface Outbox {
    /** Sends a message to some peers; it may be lost on the way to each of them. */
    void send(Collection<String> peers, String message);

    /** Sends a message to one peer. */
    default void send(String peer, String message) {
        send(List.of(peer), message);
    }
}
