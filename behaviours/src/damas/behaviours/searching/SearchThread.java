package damas.behaviours.searching;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** Threads for searches: of low priority where the JVM may set that, so that messages get through. */
public final class SearchThread {
    private static final AtomicInteger COUNT = new AtomicInteger();

    private static final ExecutorService THREADS = Executors.newCachedThreadPool(task -> {
        Thread thread = new Thread(everybodys(), task, "search-" + COUNT.incrementAndGet());
        thread.setDaemon(true);
        thread.setPriority(Thread.MIN_PRIORITY);
        return thread;
    });

    private SearchThread() {}

    /** Not the group of the agent that first needed the thread: JADE interrupts that when its container ends. */
    private static ThreadGroup everybodys() {
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
