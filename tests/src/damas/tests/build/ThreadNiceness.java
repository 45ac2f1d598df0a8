package damas.tests.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;

/** Program that prints a line "nice-value thread-name" for each thread of its JVM, two of its own threads included. */
final class ThreadNiceness {
    /** Field of {@code /proc/PID/stat} after the name in parentheses, counted from 0: see proc(5), field 19. */
    private static final int NICE = 16;

    private ThreadNiceness() {}

    public static void main(String[] args) throws Exception {
        CountDownLatch started = new CountDownLatch(2);
        start("lowest", Thread.MIN_PRIORITY, started);
        start("normal", Thread.NORM_PRIORITY, started);
        started.await();
        try (Stream<Path> threads = Files.list(Path.of("/proc/self/task"))) {
            for (Path thread : threads.toList()) {
                print(thread);
            }
        }
    }

    private static void start(String name, int priority, CountDownLatch started) {
        Thread thread = new Thread(() -> waitForEver(started), name);
        thread.setDaemon(true);
        thread.setPriority(priority);
        thread.start();
    }

    private static void waitForEver(CountDownLatch started) {
        started.countDown();
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void print(Path thread) throws IOException {
        String stat = Files.readString(thread.resolve("stat"));
        int end = stat.lastIndexOf(')');
        System.out.println(stat.substring(end + 2).split(" ")[NICE] + " " + stat.substring(stat.indexOf('(') + 1, end));
    }
}
