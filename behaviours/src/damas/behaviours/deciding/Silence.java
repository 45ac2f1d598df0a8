package damas.behaviours.deciding;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;

/**
 * Remembers for a while from which containers players have not answered. The platform takes seconds to notice a machine
 * that is lost or frozen; until then the next moves ask other players first.
 */
public final class Silence {
    /** A little longer than the platform takes to notice a lost container. */
    private static final Duration MEMORY = Duration.ofSeconds(5);

    private final String home;
    private final Map<String, Long> noticed = new HashMap<>();

    /**
     * @param home the coordinator's own container, which is never suspected
     */
    public Silence(String home) {
        this.home = home;
    }

    void notice(String container) {
        if (!container.equals(home)) {
            noticed.put(container, System.nanoTime());
        }
    }

    /** A player in this container has answered. */
    public void forget(String container) {
        noticed.remove(container);
    }

    boolean isSuspected(String container) {
        long now = System.nanoTime();
        noticed.values().removeIf(when -> now - when > MEMORY.toNanos());
        return noticed.containsKey(container);
    }
}
