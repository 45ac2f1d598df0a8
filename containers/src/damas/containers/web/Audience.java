package damas.containers.web;

import io.javalin.http.sse.SseClient;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Predicate;

/** Everyone who watches. Nobody waits for a spectator whose line is slow: each has a queue, which may not overflow. */
final class Audience {
    private static final int MOST = 1000;
    private static final int LONGEST_QUEUE = 200;

    private final List<Spectator> spectators = new CopyOnWriteArrayList<>();
    private final ExecutorService writers = Executors.newCachedThreadPool(work -> {
        Thread thread = new Thread(work, "spectator");
        thread.setDaemon(true);
        return thread;
    });

    /** Something to tell. */
    private record Event(String kind, String data) {}

    /** One open page. */
    final class Spectator {
        private final SseClient client;
        private final String table;
        private final boolean listens;
        private final Deque<Event> queue = new ArrayDeque<>();
        private boolean writing;

        Spectator(SseClient client, String table, boolean listens) {
            this.client = client;
            this.table = table;
            this.listens = listens;
        }

        /** The table that is watched; empty if none is. */
        String table() {
            return table;
        }

        /** Whether what agents say to each other is wanted too. */
        boolean listens() {
            return listens;
        }

        /**
         * Tells something.
         *
         * @param newest whether it takes the place of what was to be told of that kind
         */
        void tell(String kind, String data, boolean newest) {
            synchronized (queue) {
                if (newest) {
                    queue.removeIf(event -> event.kind().equals(kind));
                }
                queue.add(new Event(kind, data));
                if (queue.size() > LONGEST_QUEUE) {
                    spectators.remove(this);
                    queue.clear();
                    writers.execute(client::close);
                } else if (!writing) {
                    writing = true;
                    writers.execute(this::write);
                }
            }
        }

        private void write() {
            while (true) {
                Event event;
                synchronized (queue) {
                    event = queue.poll();
                    if (event == null) {
                        writing = false;
                        return;
                    }
                }
                if (event.kind().isEmpty()) {
                    client.sendComment("there?");
                } else {
                    client.sendEvent(event.kind(), event.data());
                }
            }
        }
    }

    void requireRoom() {
        if (spectators.size() >= MOST) {
            throw new Refusal(503, "there is no room for more spectators");
        }
    }

    /** Lets somebody in. */
    Spectator admit(SseClient client, String table, boolean listens) {
        Spectator spectator = new Spectator(client, table, listens);
        client.onClose(() -> spectators.remove(spectator));
        client.keepAlive();
        spectators.add(spectator);
        return spectator;
    }

    int size() {
        return spectators.size();
    }

    boolean isAny(Predicate<Spectator> which) {
        return spectators.stream().anyMatch(which);
    }

    void tell(Predicate<Spectator> whom, String kind, String data, boolean newest) {
        spectators.stream().filter(whom).forEach(spectator -> spectator.tell(kind, data, newest));
    }
}
