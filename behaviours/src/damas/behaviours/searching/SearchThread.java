package damas.behaviours.searching;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** Threads for searches: of low priority where the JVM may set that, so that messages get through. */
public final class SearchThread {
    static final int PRIORITY = Thread.MIN_PRIORITY;

    private static final String NAME = "search-";

    private static final AtomicInteger COUNT = new AtomicInteger();

    private static final ExecutorService THREADS = Executors.newCachedThreadPool(task -> {
        Thread thread = new Thread(rootGroup(), task, NAME + COUNT.incrementAndGet());
        thread.setDaemon(true);
        thread.setPriority(PRIORITY);
        return thread;
    });

    private SearchThread() {}

    /** JADE interrupts the group of an agent when its container ends; threads of searches serve other agents too. */
    static ThreadGroup rootGroup() {
        ThreadGroup group = Thread.currentThread().getThreadGroup();
        while (group.getParent() != null) {
            group = group.getParent();
        }
        return group;
    }

    public static void run(Runnable search) {
        THREADS.execute(search);
    }

    /**
     * Runs a search whose first report must come soon: until {@link #lowerPriority} it has the priority of messages,
     * because a short move cannot do without the first iteration and must not wait for compilers and other searches.
     */
    public static void runPromptly(Runnable search) {
        run(() -> {
            Thread.currentThread().setPriority(Thread.NORM_PRIORITY);
            try {
                search.run();
            } finally {
                Thread.currentThread().setPriority(PRIORITY);
            }
        });
    }

    /** Gives the current thread the priority of searches if it runs a prompt search; otherwise does nothing. */
    static void lowerPriority() {
        Thread thread = Thread.currentThread();
        if (thread.getName().startsWith(NAME)) {
            thread.setPriority(PRIORITY);
        }
    }
}
