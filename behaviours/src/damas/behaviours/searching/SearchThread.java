package damas.behaviours.searching;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** Threads for searches: of low priority where the JVM may set that, so that messages get through. */
public final class SearchThread {
    static final int PRIORITY = Thread.MIN_PRIORITY;

    private static final AtomicInteger COUNT = new AtomicInteger();

    private static final ExecutorService THREADS = Executors.newCachedThreadPool(task -> {
        Thread thread = new Thread(rootGroup(), task, "search-" + COUNT.incrementAndGet());
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
}
